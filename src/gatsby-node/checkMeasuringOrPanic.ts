import type { Reporter } from "gatsby"
import { formatIssues } from "../content/issue"
import { measureIssues } from "../hosting/measureIssues"
import { environmentFile } from "./loadEnvironment"

/** Ends the build if settings of measuring are wrong: it would otherwise measure nothing, and nobody would notice. */
export const checkMeasuringOrPanic = (reporter: Reporter) => {
  const file = environmentFile(process.env.NODE_ENV || "development")
  const issues = measureIssues().map((issue) => ({ file, ...issue }))
  if (issues.length > 0) reporter.panic(`Settings are wrong; nothing was built.\n\n${formatIssues(issues)}`)
}
