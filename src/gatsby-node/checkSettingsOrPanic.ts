import type { Reporter } from "gatsby"
import { formatIssues } from "../content/issue"
import { formIssues } from "../hosting/formIssues"
import { measureIssues } from "../hosting/measureIssues"
import { environmentFile } from "../hosting/settings/loadEnvironment"

/**
 * Ends the build if settings of measuring or of forms are wrong: it would otherwise measure or send nothing, and nobody would
 * notice.
 */
export const checkSettingsOrPanic = (reporter: Reporter) => {
  const file = environmentFile(process.env.NODE_ENV || "development")
  const issues = [...measureIssues(), ...formIssues()].map((issue) => ({ file, ...issue }))
  if (issues.length > 0) reporter.panic(`Settings are wrong; nothing was built.\n\n${formatIssues(issues)}`)
}
