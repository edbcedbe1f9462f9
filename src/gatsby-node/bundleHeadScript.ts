import { readFileSync } from "node:fs"
import { buildSync } from "esbuild"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The browsers of package.json by esbuild's names. It does not know Samsung's, which is based on Chromium. */
const targets = () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] }
  return browserslist.filter((browser) => !browser.startsWith("samsung")).map((browser) => browser.replace(" >= ", ""))
}

/** The script in the head of every page: `src/islands/head-script`, bundled and minified for a build or the preview. */
export const bundleHeadScript = (isPreview = false) => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/islands/head-script/head.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    charset: "utf8",
    target: targets(),
    define: { "process.env.NODE_ENV": JSON.stringify(isPreview ? "development" : "production") },
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ""
}

/** Passes {@link bundleHeadScript} to the page renderer, as `process.env.HEAD_SCRIPT`. */
export const defineHeadScript = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ "process.env.HEAD_SCRIPT": JSON.stringify(bundleHeadScript(stage === "develop-html")) }),
    ],
  })
}
