import type { Reporter } from "gatsby"
import { wrongSettings } from "../hosting/settings/loadSettings"

/** Ends the build if a setting that it reads is wrong: it would otherwise measure or send nothing, and nobody would notice. */
export const checkSettingsOrPanic = (reporter: Reporter) => {
  const wrong = wrongSettings(["build", "browser"], process.env.NODE_ENV || "development")
  if (wrong) reporter.panic(wrong)
}
