const { execFileSync } = require("node:child_process")
const { existsSync } = require("node:fs")

/** The tests of the share pictures read the cut-down fonts, which are not in git: a fresh clone makes them first. */
module.exports = () => {
  if (existsSync("src/styles/fonts/recipe.json")) return
  execFileSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.mts"], { stdio: "inherit" })
}
