import { createRequire } from "node:module"
import path from "node:path"

/** What is used of sharp's pipelines. */
export interface SharpPipeline {
  avif?: (this: SharpPipeline, options?: { effort?: number }) => SharpPipeline
}

/** The pipelines of the sharp that Gatsby's plugins draw with: what they pass on no option for is changed in these. */
export const pluginSharp = (): SharpPipeline => {
  const fromPlugin = createRequire(path.resolve("node_modules/gatsby-plugin-sharp/index.js"))
  return fromPlugin("sharp").prototype
}
