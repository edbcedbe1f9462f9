import { earlySubmitScript } from "../forms/frame/earlySubmit"
import { plainPlusScript } from "../links/plainPlusScript"

/** What must run in every page before any file is fetched. The content policy knows this text and lets it run. */
export const headScripts = [plainPlusScript, earlySubmitScript].join(";")
