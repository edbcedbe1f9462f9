import { startBuild } from "../src/gatsby-node/buildStamp"

/** Runs before `npm run develop`, since the preview would use what an interrupted build left in Gatsby's cache. */
startBuild()
