import { removeStamp } from "./setup/buildStamp.mjs"
import { discardStaleBuild } from "./setup/staleBuild.mjs"

/** Before `npm run develop`: what a broken build has left in Gatsby's cache would show in the preview, too. */
discardStaleBuild()
removeStamp()
