import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { bundleHeadScript } from "../../src/gatsby-node/bundleHeadScript"
import { prepareData } from "../support/prepareData"

/** Generates what tests read and git does not contain: the head script, the data of `preparedData` and the subset fonts. */
const setUp = () => {
  process.env.HEAD_SCRIPT = bundleHeadScript()
  process.env.PREPARED_DATA = prepareData()
  if (existsSync("src/styles/fonts/recipe.json")) return
  execFileSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.ts"], { stdio: "inherit" })
}

export default setUp
