import { queueClicks } from "../islands/replayEvents"
import { holdScripts } from "./holdScripts"
import { normalizeUrl } from "./normalizeUrl"
import { queueSubmits } from "./queueSubmits"
import { saveUnhydratedDrafts } from "./saveUnhydratedDrafts"
import { showContactFallback } from "./showContactFallback"
import { watchBoot } from "./watchBoot"

// The one script in the head of every page: what must run before any file is fetched (`bundleHeadScript`).
normalizeUrl()
queueSubmits()
queueClicks()
showContactFallback()
saveUnhydratedDrafts()
watchBoot()
holdScripts()
