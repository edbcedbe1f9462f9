import type { CreateWebpackConfigArgs } from "gatsby"

/** Milliseconds after which a script that has not arrived counts as failed (specification, section 7). */
const chunkTimeout = 120_000

/** What Gatsby brings to every page though this site has no use for it: the loading of other people's scripts. */
const unused = { "gatsby-script": false }

/** Names the browser's scripts and sets their time-out as the specification asks (section 7). */
export const configureChunks = ({ actions, getConfig, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return
  const config = getConfig()
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unused } },
    output: {
      ...config.output,
      filename: "static/js/[name].[contenthash].js",
      chunkFilename: "static/js/[name].[contenthash].chunk.js",
      chunkLoadTimeout: chunkTimeout,
    },
  })
}
