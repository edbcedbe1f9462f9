import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import type { Reporter } from "gatsby"
import { checkChanges, type GoodData } from "../content/checkChanges"
import { formatFaults } from "../content/fault"

/** Where what is known of good data is kept between builds; with the cache it is thrown away. */
const folder = ".cache"
const memory = `${folder}/good-data.json`

/** Names the rules by what they are written in and the packages they judge with: a changed rule is applied to all files. */
const rulesOf = (sources: string) => {
  const hash = createHash("sha1").update(readFileSync("package-lock.json"))
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".ts")) hash.update(readFileSync(`${sources}/${file}`))
  return hash.digest("base64")
}

/** What is known of the last good data; nothing where it was never written, or only in part. */
const remembered = () => {
  try {
    return JSON.parse(readFileSync(memory, "utf8")) as GoodData
  } catch {
    return undefined
  }
}

let good: GoodData | undefined

/** Ends the build with a report where the data have faults, before anything else is done. */
export const guardContent = (reporter: Reporter) => {
  const result = checkChanges(process.cwd(), rulesOf("src/content"), remembered())
  if (result.faults.length > 0)
    reporter.panic(`The data have faults; nothing was built.\n\n${formatFaults(result.faults)}`)
  good = result.good
}

/** Writes down what was found good, once Gatsby has set up its cache: what stood there before, it may have thrown away. */
export const rememberGoodData = () => {
  if (!good) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(memory, JSON.stringify(good))
}
