import { discardStaleBuild } from "./setup/staleBuild.mjs"

/** Before `npm run develop`: remains of an interrupted build in Gatsby's cache would show in the preview, too. */
discardStaleBuild()
