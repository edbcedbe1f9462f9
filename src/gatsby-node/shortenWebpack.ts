import { lstatSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { expectTarget } from "./expectTarget"

interface LoaderUse {
  options?: { cacheDirectory?: string | false }
}

interface Rule {
  use?: readonly LoaderUse[] | ((module: object) => LoaderUse[])
}

const isShadowing = (plugin: object) => plugin.constructor.name === "GatsbyThemeComponentShadowingResolverPlugin"

/** Babel without a cache of its own: webpack keeps what the loaders made of each module. */
const withoutOwnCache = (rule: Rule): Rule => {
  const { use } = rule
  if (typeof use !== "function") return rule
  return {
    ...rule,
    use: (module: object) =>
      use(module).map(({ options, ...loader }) => ({ ...loader, options: { ...options, cacheDirectory: false } })),
  }
}

/**
 * Leaves out what webpack does in vain here: it looks for files that themes replace, for links, and
 * for every file of Gatsby, Babel and itself, whose changes `buildStamp` notices, and keeps the results of Babel twice.
 */
export const shortenWebpack = ({ actions, getConfig, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig()
  expectTarget(config.cache.buildDependencies, "what webpack's cache depends on")
  expectTarget(config.resolve.plugins.find(isShadowing), "the search for files of themes")
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, buildDependencies: { defaultWebpack: [] } },
    module: { ...config.module, rules: config.module.rules.map(withoutOwnCache) },
    resolve: {
      ...config.resolve,
      plugins: config.resolve.plugins.filter((plugin: object) => !isShadowing(plugin)),
      // npm links no packages, and Gatsby names some of its files by their real paths.
      symlinks: lstatSync("node_modules").isSymbolicLink(),
    },
  })
}
