import { earlyUseScript } from "../components/early/earlyUse"
import { lostScript } from "../forms/frame/lostScript"
import { plainPlusScript } from "../links/plainPlusScript"
import { lateScriptsScript } from "./lateScripts"

/** What must run before any file is fetched: the one script that stands in the head of every page. */
export const earlyScript = [plainPlusScript, earlyUseScript, lostScript, lateScriptsScript].join(";")
