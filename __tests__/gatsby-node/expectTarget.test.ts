/** @jest-environment node */
import type { CreateResolversArgs, CreateWebpackConfigArgs, Store } from "gatsby"
import { cacheImages } from "../../src/gatsby-node/cacheImages"
import { configureChunks } from "../../src/gatsby-node/configureChunks"
import { configureStyles } from "../../src/gatsby-node/configureStyles"
import { expectCompilationHash, stableCompilationHash } from "../../src/gatsby-node/stableCompilationHash"
import { withFragments } from "../../src/gatsby-node/withFragments"

const webpack = (config: object) =>
  ({
    stage: "build-javascript",
    getConfig: () => config,
    actions: {},
    plugins: {},
  }) as unknown as CreateWebpackConfigArgs

const resolveImage = () => {
  const createResolvers = ({
    ImageSharp,
  }: {
    ImageSharp: { gatsbyImageData: { resolve: (...args: object[]) => void } }
  }) => ImageSharp.gatsbyImageData.resolve({ id: "1", internal: {} }, {}, {}, {})
  cacheImages({ createResolvers } as unknown as CreateResolversArgs)
}

test.each([
  ["styles", () => configureStyles(webpack({ module: { rules: [] } })), "url-loader"],
  ["chunks", () => configureChunks(webpack({ optimization: { minimizer: [] } })), /changes .*(?:\.js|minifier)/],
  ["the compilation's hash", () => stableCompilationHash.apply({ hooks: {} }), "afterEmit"],
  [
    "compilation hash",
    () => expectCompilationHash('window.___webpackCompilationHash="01"'),
    "the compilation hash in the pages",
  ],
  ["fragments", () => withFragments("{ a }", { getState: () => ({}) } as unknown as Store), "definitions"],
  ["pictures", resolveImage, "gatsbyImageData"],
])("the patch of Gatsby's %s fails the build if an update has moved its target", (_, patch, name) => {
  expect(patch).toThrow(name)
  expect(patch).toThrow("this version of Gatsby does not have")
})
