import { startBuild } from "../src/gatsby-node/buildStamp"
import { refuseFolder } from "./setup/refuseFolder.mjs"

/** Runs before `npm run develop`, since the preview would use what an interrupted build left in Gatsby's cache. */
refuseFolder(process.cwd())
startBuild()
