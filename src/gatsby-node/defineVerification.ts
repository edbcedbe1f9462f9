import type { CreateWebpackConfigArgs } from "gatsby"
import { readSite } from "./readSite"

/**
 * Passes the codes of search engines (`search.verify`) to the page renderer, as `process.env.SITE_VERIFICATION`. Only the
 * HTML of home needs them (`verificationTags`): as the result of a query they would also be among its inlined data.
 */
export const defineVerification = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html") return
  const codes = JSON.stringify(readSite().search.verify ?? {})
  actions.setWebpackConfig({ plugins: [plugins.define({ "process.env.SITE_VERIFICATION": JSON.stringify(codes) })] })
}
