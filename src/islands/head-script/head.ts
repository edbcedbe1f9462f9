import { queueEvents } from "../replayEvents"
import { holdScripts } from "./holdScripts"
import { markTop } from "./markTop"
import { normalizeUrl } from "./normalizeUrl"
import { queueSearch } from "./queueSearch"
import { saveUnhydratedDrafts } from "./saveUnhydratedDrafts"
import { showContactFallback } from "./showContactFallback"
import { watchBoot } from "./watchBoot"

// The script in the head of every page: everything that must run before any file is loaded (`bundleHeadScript`).
normalizeUrl()
markTop()
queueEvents()
queueSearch()
showContactFallback()
saveUnhydratedDrafts()
watchBoot()
// The preview holds no scripts back: without them this would report that its HTML is truncated.
if (process.env.NODE_ENV !== "development") holdScripts()
