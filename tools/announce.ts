import { spawnSync } from "node:child_process"
import { readSite } from "../src/gatsby-node/readSite"
import { announce } from "./announce/announce"
import { runCommand } from "./runCommand"

const usage = `Tells search engines that take part in IndexNow (Bing, Yandex and others, not Google) which pages a deploy has changed.

npm run announce -- <command>   runs the command that puts dist/ online, and announces once the new pages are live
npm run announce                waits until another program has put dist/ online, then announces
npm run announce -- --dry-run   lists what would be announced

Start it before the new pages are live. Its exit code is that of the command, or 0.`

/** Runs a command in the terminal, and gives its exit code. */
const run = (program: string, options: readonly string[]) => {
  const { status, error } = spawnSync(program, options, { stdio: "inherit" })
  if (error) console.error(error.message)
  return status ?? 1
}

/** `npm run announce`: tells IndexNow which pages a deploy has changed. */
const [first, ...rest] = process.argv.slice(2)
const isDryRun = first === "--dry-run"

const start = async () => {
  const deploy = first === undefined || isDryRun ? undefined : () => run(first, rest)
  const say = (words: string) => console.info(words)
  process.exitCode = await announce({ folder: "dist", key: readSite().search.indexNow, isDryRun, deploy, say })
}

if (!isDryRun && first?.startsWith("-")) console.info(usage)
else void runCommand(start)
