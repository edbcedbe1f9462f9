import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { packagesAreInstalled } from "../scripts/setup/packages.mjs"
import { run } from "../scripts/setup/run.mjs"
import { beginChange, refuseUncommitted } from "./changes"
import { printPage } from "./printPage"
import { runCommand } from "./runCommand"
import { gitIn } from "./upgrade/git"
import { conflictsIn, type Merged, mergeVersion } from "./upgrade/mergeVersion"
import { findVersion, refOf } from "./upgrade/versions"

const usage = `npm run upgrade [-- v1.2.0]

Takes the latest version of the product into your copy, or the one that you name, from the git remote "product"
(docs/upgrading.md says how a copy begins). Nothing may be uncommitted.

It merges, keeps what is yours, installs packages, writes what is generated, checks the data, and commits. What you have to
decide it lists; when that is done, run it again, and it goes on. Until then git reset --hard undoes it.
`

const root = process.cwd()
const git = gitIn(root)

const isUnderWay = () => existsSync(git("rev-parse", "--git-path", "MERGE_HEAD"))

const listed = (heading: string, files: readonly string[]) =>
  files.length > 0 ? [[heading, ...files.map((file) => `  ${file}`)].join("\n")] : []

const mergedText = ({ kept, removed, added }: Merged) =>
  [
    ...listed(
      "Yours, and kept, though the version changes it, too (its side: git diff HEAD MERGE_HEAD -- FILE):",
      kept,
    ),
    ...listed("Removed by you, and still removed:", removed),
    ...listed('New in your data. Delete what you do without, or add "draft": true:', added),
  ].join("\n\n")

/** Runs one of the project's commands, with the code that the version has brought. */
const follow = async (task: string, ...words: string[]) => {
  if ((await run("npm", words)) !== 0)
    throw new Error(
      `The version is merged, but not committed: ${task} failed, as said above. Then run npm run upgrade again. To undo it all: git reset --hard`,
    )
}

const goOn = async () => {
  const conflicts = conflictsIn(git)
  if (conflicts.length > 0)
    throw new Error(
      [
        "The version is merged, but not committed. Decide about these files, and run npm run upgrade again. To undo it all: git reset --hard",
        ...conflicts.map(({ file, remedy }) => `${file}\n  ${remedy}`),
      ].join("\n\n"),
    )
  if (!packagesAreInstalled(root)) await follow("npm install", "install", "--no-audit", "--no-fund", "--loglevel=error")
  await follow("npm run generate", "run", "--silent", "generate")
  await follow("the check of the data", "run", "--silent", "check:data")
  const before = git("rev-parse", "--short", "HEAD")
  git("add", "--all")
  git("commit", "--quiet", "--no-edit")
  console.info(`\nDone, and committed. Now: npm test. To undo it: git reset --hard ${before}`)
}

const upgrade = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } })
  if (values.help) return console.info(usage)
  await beginChange(root)
  if (!isUnderWay()) {
    refuseUncommitted(root)
    const { present, next } = findVersion(git, positionals[0])
    if (!next) return console.info(`Your copy has ${positionals[0] ?? present}; there is nothing to take.`)
    const merged = mergeVersion(root, git, refOf(next), `Take ${next}`)
    printPage("upgrade", `From ${present ?? "the beginning"} to ${next} (CHANGELOG.md).\n\n${mergedText(merged)}`)
  }
  await goOn()
}

void runCommand(upgrade)
