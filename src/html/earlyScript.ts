import { lostScriptScript } from "../faults/lostScript"
import { typedInVainScript } from "../forms/drafts/typedInVainScript"
import { earlySubmitScript } from "../forms/frame/earlySubmit"
import { waysOutScript } from "../forms/frame/waysOutScript"
import { mendAddressScript } from "../links/mendAddressScript"
import { lateScriptsScript } from "./lateScripts"

/** What must run before any file is fetched: the one script that stands in the head of every page. */
export const earlyScript = [
  mendAddressScript,
  earlySubmitScript,
  waysOutScript,
  typedInVainScript,
  lostScriptScript,
  lateScriptsScript,
].join(";")
