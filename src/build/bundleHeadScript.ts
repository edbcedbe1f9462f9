import { buildSync } from "esbuild"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The script that is in the head of every page: `src/inline`, as one minified text. */
export const bundleHeadScript = () => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/inline/head.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    charset: "utf8",
    // As in package.json's browserslist, which esbuild does not read.
    target: ["chrome109", "firefox115", "safari16.4"],
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ""
}

/** Passes {@link bundleHeadScript} to the page renderer, as `process.env.HEAD_SCRIPT`. */
export const defineHeadScript = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return
  actions.setWebpackConfig({
    plugins: [plugins.define({ "process.env.HEAD_SCRIPT": JSON.stringify(bundleHeadScript()) })],
  })
}
