const { execFileSync } = require("node:child_process")
const { existsSync } = require("node:fs")
const tsx = require("tsx/cjs/api")

/** Generates what tests read and git does not contain: the head script and the subset fonts. */
module.exports = () => {
  const { bundleHeadScript } = tsx.require("../../src/gatsby-node/bundleHeadScript", __filename)
  process.env.HEAD_SCRIPT = bundleHeadScript()
  if (existsSync("src/styles/fonts/recipe.json")) return
  execFileSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.ts"], { stdio: "inherit" })
}
