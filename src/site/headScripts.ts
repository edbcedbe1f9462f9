import { earlyUseScript } from "../components/early/earlyUse"
import { lostScript } from "../forms/frame/lostScript"
import { plainPlusScript } from "../links/plainPlusScript"

/** What must run in every page before any file is fetched. The content policy knows this text and lets it run. */
export const headScripts = [plainPlusScript, earlyUseScript, lostScript].join(";")
