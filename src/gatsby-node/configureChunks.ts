import { readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { expectFile, expectTarget } from "./expectTarget"
import { stableCompilationHash } from "./stableCompilationHash"

/** Milliseconds after which a script that has not loaded counts as failed (docs/specification.md, Scripts). */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * Replacements for browser modules of Gatsby and react-slick. Gatsby's match-paths list would name every page in a folder
 * with a fallback page, such as all services; every page would load that list, and every link would be looked up in it. The
 * browser does not need it: the host sends the right page, and `takePageData` tells Gatsby which one.
 */
const stubs = {
  "$virtual/match-paths.json": path.resolve("src/gatsby-node/stubs/matchPaths.json"),
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/gatsby-node/stubs/headHandler.ts",
  ),
  [path.resolve(".cache/slice.js")]: path.resolve("src/gatsby-node/stubs/slice.ts"),
  "resize-observer-polyfill": path.resolve("src/gatsby-node/stubs/resizeObserver.ts"),
}

/** What Gatsby adds to every page but this site does not use: support for third-party scripts and service workers. */
const unused = Object.fromEntries(
  [
    "gatsby-script",
    // Gatsby imports its plugins by their real paths, and node_modules may be a link.
    realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
    path.resolve(".cache/register-service-worker.js"),
  ].map((name) => [name, false]),
)

/** The modules above that have no path, by the file that imports them. */
const importers = {
  [path.resolve(".cache/production-app.js")]: "$virtual/match-paths.json",
  [path.resolve(".cache/gatsby-browser-entry.js")]: "gatsby-script",
  [path.resolve("node_modules/react-slick/lib/inner-slider.js")]: "resize-observer-polyfill",
}

const expectReplaced = () => {
  for (const file of [...Object.keys(stubs), ...Object.keys(unused)].filter(path.isAbsolute)) expectFile(file)
  for (const [file, name] of Object.entries(importers)) {
    expectFile(file)
    expectTarget(readFileSync(file, "utf8").includes(`"${name}"`) || undefined, `the import of ${name} in ${file}`)
  }
}

/** All files except those that webpack wrote, in this build or an earlier one. */
const isKept = (file: string) => !/^static\/(?:(?:js|css)\/)?[^/]+\.\w+$/.test(file)

/** Minifies with swc, in two thirds of terser's time, for the browsers in `browserslist`; Gatsby's default is ES5. */
const minifyWithSwc = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
})

/** webpack's stage in which scripts are minified already (`Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE`). */
const AFTER_MINIFYING = 1_000

/**
 * Asks browsers to compile all functions of the scripts that every page runs while they load, outside the main thread, rather
 * than each when it is called. V8 does (https://v8.dev/blog/explicit-compile-hints); others ignore the comment.
 */
const compileHint = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^static\/js\/(?:framework|app)\./,
  stage: AFTER_MINIFYING,
}

/**
 * Configures the browser's scripts: names, time-out (docs/specification.md, Scripts), minifier, and what is left out.
 * Removes those of earlier builds.
 */
export const configureChunks = ({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return
  const config = getConfig()
  expectReplaced()
  const isTerser = (minimizer: object) => minimizer.constructor.name === "TerserPlugin"
  expectTarget(config.optimization.minimizer.find(isTerser), "the minifier of scripts")
  const { shared } = config.optimization.splitChunks.cacheGroups
  expectTarget(shared?.name, "the names of shared chunks")
  // Gatsby names each by 40 digits, and every page's first script has all names.
  delete shared.name
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    plugins: [...config.plugins, stableCompilationHash, plugins.banner(compileHint)],
    optimization: {
      ...config.optimization,
      minimizer: config.optimization.minimizer.map((minimizer: object) =>
        isTerser(minimizer) ? minifyWithSwc : minimizer,
      ),
    },
    resolve: { ...config.resolve, alias: { ...stubs, ...config.resolve.alias, ...unused } },
    output: {
      ...config.output,
      filename: "static/js/[name].[contenthash:8].js",
      chunkFilename: "static/js/[name].[contenthash:8].chunk.js",
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: { keep: isKept },
    },
  })
}
