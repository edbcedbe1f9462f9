import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { shortClassName } from "./shortClassName"
import { shortenTokens } from "./shortenTokens"

interface Rule {
  oneOf?: Rule[]
  use?: LoaderUse[]
}

/** How css-loader asks for the name of a class or of an animation. */
type NameClass = (file: { resourcePath: string }, pattern: string, name: string) => string

interface LoaderUse {
  loader?: string
  options?: {
    limit?: number
    modules?: { getLocalIdent?: NameClass }
    postcssOptions?: (context: object) => { plugins: object[] }
  }
}

/** All loaders of a list of rules, those of its `oneOf` lists included. */
const loadersOf = (rules: readonly Rule[] = []): LoaderUse[] =>
  rules.flatMap(({ oneOf, use }) => [...loadersOf(oneOf), ...(Array.isArray(use) ? use : [])])

const isLoader = (name: string) => (use: LoaderUse) => Boolean(use.loader?.includes(`/${name}/`))

/** Gatsby names a class after its file, which fills a fifth of every page; a short hash does. */
const shortenClassNames = (rules: readonly Rule[]) => {
  for (const { options } of loadersOf(rules).filter(isLoader("css-loader")))
    if (options?.modules)
      options.modules.getLocalIdent = ({ resourcePath }, _, name) =>
        shortClassName(path.relative("", resourcePath), name)
}

/** Gives the tokens of the stylesheets short names. */
const shortenTokenNames = (rules: readonly Rule[]) => {
  for (const { options } of loadersOf(rules).filter(isLoader("postcss-loader"))) {
    const optionsOf = options?.postcssOptions
    if (!optionsOf) throw new Error("Gatsby does not tell PostCSS its plugins as it used to")
    options.postcssOptions = (context) => {
      const { plugins, ...others } = optionsOf(context)
      return { ...others, plugins: [...plugins, shortenTokens()] }
    }
  }
}

/**
 * A small font written into the stylesheet would come with every page, whether it has those letters or not. Their names,
 * which do, have short hashes.
 */
const keepFilesOut = (rules: readonly Rule[]) => {
  for (const { options } of loadersOf(rules).filter(isLoader("url-loader")))
    if (options) Object.assign(options, { limit: 0, name: "static/[name]-[hash:8].[ext]" })
}

/**
 * Gives each page the rules of the parts it holds, no others.
 * Gatsby puts the styles of the whole site into one file and that file into every page. Without its group they go
 * where the scripts go: with the page component that imports them, or with the part that is fetched when it is used.
 * Gatsby writes those of page and layout into the HTML; webpack fetches those of the next page before it shows.
 */
export const configureStyles = ({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig()
  shortenClassNames(config.module.rules)
  keepFilesOut(config.module.rules)
  if (stage === "build-javascript") {
    shortenTokenNames(config.module.rules)
    delete config.optimization.splitChunks.cacheGroups.styles
    config.plugins = config.plugins.map((plugin: object) =>
      plugin.constructor.name === "MiniCssExtractPlugin"
        ? plugins.extractText({
            filename: "static/css/[name].[contenthash:8].css",
            chunkFilename: "static/css/[name].[contenthash:8].css",
          })
        : plugin,
    )
  }
  actions.replaceWebpackConfig(config)
}
