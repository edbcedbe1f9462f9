import type { CreateWebpackConfigArgs } from "gatsby"
import { readData } from "../content/formWords"

/**
 * Defines what measuring depends on. Without a way to measure the value is empty, not missing, so that webpack leaves out
 * everything that needs one.
 */
export const defineMeasuring = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return
  const { context } = readData("site.json").leads
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.GATSBY_MEASURE": JSON.stringify(process.env.GATSBY_MEASURE ?? ""),
        "process.env.MEASURE_CAMPAIGN": JSON.stringify(context === "campaign" ? "on" : ""),
      }),
    ],
  })
}
