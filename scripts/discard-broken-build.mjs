import { discardBrokenBuild } from "./setup/brokenBuild.mjs"
import { removeStamp } from "./setup/buildStamp.mjs"

/** Before `npm run develop`: what a broken build has left in Gatsby's cache would show in the preview, too. */
discardBrokenBuild()
removeStamp()
