import type { CreateWebpackConfigArgs } from "gatsby"
import { readForms } from "../content/formWords"

/**
 * Defines what forms that are sent without scripts depend on, and whether there is room for a brief. Where a value is empty,
 * not missing, webpack leaves out everything that needs it.
 */
export const defineForms = ({ actions, plugins }: CreateWebpackConfigArgs) => {
  const way = process.env.GATSBY_FORMS ?? ""
  const { formService, enquiry } = readForms()
  const { busy, refused, withoutScript } = formService
  // In the live preview the setting may change while it runs.
  const brief = process.env.NODE_ENV === "development" || enquiry.brief === "text" ? "text" : ""
  const words = {
    "process.env.FORMS_BUSY": JSON.stringify(busy),
    "process.env.FORMS_REFUSED": JSON.stringify(refused),
    "process.env.FORMS_WITHOUT_SCRIPT": JSON.stringify(withoutScript),
  }
  actions.setWebpackConfig({
    // Their objects would otherwise count as side effects, and leave empty modules behind.
    module: { rules: [{ test: /[\\/]src[\\/]forms[\\/](?:mail[\\/].*|PlainPost)\.tsx?$/, sideEffects: false }] },
    plugins: [
      plugins.define({
        "process.env.GATSBY_FORMS": JSON.stringify(way),
        "process.env.FORMS_BRIEF": JSON.stringify(brief),
        ...(way && words),
      }),
    ],
  })
}
