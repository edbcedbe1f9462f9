import type { CreateWebpackConfigArgs } from "gatsby"

interface DefinePlugin {
  definitions?: Record<string, unknown>
}

/** A name of the environment that Gatsby defines for the renderer of pages and not for the browser. */
const isForRendererAlone = /^process\.env\.(?!GATSBY_|NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|CYPRESS_SUPPORT$)/

/**
 * Leaves the renderer of pages those names of the environment that the browser has too.
 * Gatsby gives it all, and renders every page anew where one has come or gone: a build by `npm start` and one by
 * `npm run build`, on one machine and the next, would each render what the other had rendered.
 */
export const forgetEnvironment = ({ getConfig, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html") return
  for (const { definitions = {} } of getConfig().plugins as readonly DefinePlugin[])
    for (const name of Object.keys(definitions)) if (isForRendererAlone.test(name)) delete definitions[name]
}
