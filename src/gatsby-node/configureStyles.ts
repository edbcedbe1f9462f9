import type { CreateWebpackConfigArgs } from "gatsby"
import { expectTarget } from "./expectTarget"

interface Rule {
  oneOf?: Rule[]
  use?: LoaderUse[]
}

interface LoaderUse {
  loader?: string
  options?: object
}

interface WebpackConfig {
  plugins: object[]
}

/** All rules of a list, those of its `oneOf` lists included. */
const flatRules = (rules: readonly Rule[] = []): Rule[] => rules.flatMap((rule) => [rule, ...flatRules(rule.oneOf)])

const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? use : [])

/**
 * Emits small fonts as files instead of inlining them: inlined, every page would carry them, even without using their
 * letters. Every page contains the file names, so the hashes are short.
 */
const keepFilesOut = (rules: readonly Rule[]) => {
  const found = flatRules(rules)
    .flatMap(loadersOf)
    .flatMap(({ loader, options }) => (loader?.includes("/url-loader/") && options) || [])
  expectTarget(found[0], "the options of url-loader")
  for (const options of found) Object.assign(options, { limit: 0, name: "static/[name]-[hash:8].[ext]" })
}

const isPostcss = ({ loader }: LoaderUse) => loader?.includes("/postcss-loader/")

/** Leaves out PostCSS where only class names are read. */
const leaveOutPostcss = (rules: readonly Rule[]) => {
  const found = flatRules(rules).filter((rule) => loadersOf(rule).some(isPostcss))
  expectTarget(found[0], "the rules with postcss-loader")
  for (const rule of found) rule.use = loadersOf(rule).filter((use) => !isPostcss(use))
}

/**
 * Replaces the plugin that writes styles into files.
 * @param extract the plugin with other options than Gatsby gives it
 */
const withExtract = (config: WebpackConfig, extract: object) => {
  const isExtract = (plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin"
  expectTarget(config.plugins.find(isExtract), "the plugin that writes styles")
  return { ...config, plugins: config.plugins.map((plugin) => (isExtract(plugin) ? extract : plugin)) }
}

/**
 * Gives each page only the CSS of its own components. By default Gatsby puts the CSS of the whole site into one file
 * and inlines it in every page. Without that file the CSS is split like the scripts: by the page component or the
 * lazily loaded part that imports it. Gatsby inlines the CSS of page and layout; webpack loads the next page's CSS
 * before showing that page. What several forms share has files of its own, so that a page with two has it once.
 */
export const configureStyles = ({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs) => {
  const config = getConfig()
  if (stage === "develop") {
    // Pages import components in different orders, and the preview has one CSS file for all pages. The order does not matter:
    // what components share is in the layer "shared", which the rules of sections override.
    const extract = plugins.extractText({ filename: "[name].css", chunkFilename: "[id].css", ignoreOrder: true })
    return actions.replaceWebpackConfig(withExtract(config, extract))
  }
  if (stage !== "build-javascript" && stage !== "build-html") return
  keepFilesOut(config.module.rules)
  if (stage === "build-html") {
    leaveOutPostcss(config.module.rules)
    return actions.replaceWebpackConfig(config)
  }
  const { cacheGroups } = config.optimization.splitChunks
  expectTarget(cacheGroups.styles, "the one group of all styles")
  cacheGroups.styles = { type: "css/mini-extract", test: /[\\/]src[\\/]forms[\\/]/, minChunks: 2, enforce: true }
  const extract = {
    filename: "static/css/[name].[contenthash:8].css",
    // Without the names of chunks, which would make webpack's map of style sheets twice as large in every page's script.
    chunkFilename: "static/css/[contenthash:8].css",
    // Forms import their fields in different orders. It does not matter: rules for the same element differ in specificity.
    ignoreOrder: true,
  }
  actions.replaceWebpackConfig(withExtract(config, plugins.extractText(extract)))
}
