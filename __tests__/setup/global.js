const { execFileSync } = require("node:child_process")
const { existsSync } = require("node:fs")
const tsx = require("tsx/cjs/api")

/** What a build makes first, and tests read: the script of the head, and the cut-down fonts, which are not in git. */
module.exports = () => {
  const { bundleHeadScript } = tsx.require("../../src/build/bundleHeadScript", __filename)
  process.env.HEAD_SCRIPT = bundleHeadScript()
  if (existsSync("src/styles/fonts/recipe.json")) return
  execFileSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.mts"], { stdio: "inherit" })
}
