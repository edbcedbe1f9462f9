import { queueClicks } from "../islands/replayEvents"
import { holdScripts } from "./holdScripts"
import { normalizeUrl } from "./normalizeUrl"
import { queueSubmits } from "./queueSubmits"
import { saveUnhydratedDrafts } from "./saveUnhydratedDrafts"
import { showContactFallback } from "./showContactFallback"
import { watchBoot } from "./watchBoot"

// The one script in the head of every page: everything that must run before any file is loaded (`bundleHeadScript`).
normalizeUrl()
queueSubmits()
queueClicks()
showContactFallback()
saveUnhydratedDrafts()
watchBoot()
holdScripts()
