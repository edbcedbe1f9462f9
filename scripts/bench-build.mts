import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { type Cost, measureCommand } from "./measureCommand"
import { gatsbyIn, makeScratchSite } from "./scratchSite"
import { shrinkPictures } from "./shrinkPictures"

/**
 * `npm run bench:build -- --pages 1000,10000`: what a build costs with that many services.
 * With `--tiny-pictures` the pictures cost next to nothing, which leaves what the pages alone cost.
 */
const { values } = parseArgs({
  options: { pages: { type: "string", default: "1000,10000" }, "tiny-pictures": { type: "boolean", default: false } },
})
const sizes = values.pages.split(",").map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error("--pages takes numbers, as in 1000,10000")

/** Makes copies of the real services until there are so many, each with a slug and texts of its own. */
const addServices = (folder: string, size: number) => {
  const services = path.join(folder, "data/services")
  const models = readdirSync(services).map((file) => JSON.parse(readFileSync(path.join(services, file), "utf8")))
  for (let number = models.length; number < size; number++) {
    const model = models[number % models.length]
    const slug = `sample-${number}`
    const entry = {
      ...model,
      slug,
      name: `Sample ${number}`,
      heading: `Sample service ${number}`,
      seo: { ...model.seo, title: `Sample service ${number}`, description: `What sample service ${number} gives.` },
      opening: `Sample ${number}. ${model.opening}`.slice(0, 1600),
    }
    writeFileSync(path.join(services, `${slug}.json`), JSON.stringify(entry))
  }
  return path.join(services, `sample-${size - 1}.json`)
}

const edit = (file: string) => {
  const entry = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...entry, summary: "One edited sentence." }))
}

const build = (folder: string) => {
  const { command, args, options } = gatsbyIn(folder, "build")
  return measureCommand(command, args, options)
}

const show = (value: number | undefined, digits = 0) => (value === undefined ? "–" : value.toFixed(digits))

const row = (size: number, kind: string, { seconds, cpuSeconds, peakMegabytes }: Cost) => ({
  services: size,
  build: kind,
  seconds: show(seconds, 1),
  "CPU seconds": show(cpuSeconds),
  "peak memory, MB": show(peakMegabytes),
  "seconds per 1000 pages": show((seconds / size) * 1000, 2),
})

const measure = async (size: number) => {
  const { folder, dispose } = makeScratchSite()
  try {
    if (values["tiny-pictures"]) shrinkPictures(folder)
    const last = addServices(folder, size)
    const cold = await build(folder)
    edit(last)
    const rebuild = await build(folder)
    return { size, cold, rebuild }
  } finally {
    dispose()
  }
}

/** Seconds that each further thousand pages cost, between the smallest and the largest run. */
const growth = (runs: readonly { size: number; seconds: number }[]) => {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last || first === last) return undefined
  return ((last.seconds - first.seconds) / (last.size - first.size)) * 1000
}

const runs = []
for (const size of sizes.toSorted((a, b) => a - b)) {
  console.info(`Building ${size} services …`)
  runs.push(await measure(size))
}
console.table(
  runs.flatMap(({ size, cold, rebuild }) => [row(size, "cold", cold), row(size, "after one edited file", rebuild)]),
)
if (runs.length > 1) {
  const cold = growth(runs.map((run) => ({ size: run.size, ...run.cold })))
  const rebuild = growth(runs.map((run) => ({ size: run.size, ...run.rebuild })))
  console.info(
    `Each further thousand pages costs ${show(cold, 2)} s cold and ${show(rebuild, 2)} s after one edited file.`,
  )
}
