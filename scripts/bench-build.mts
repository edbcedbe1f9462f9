import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { type Cost, measureCommand } from "./measureCommand"
import { median } from "./median"
import { gatsbyIn, makeScratchSite } from "./scratchSite"
import { shrinkPictures } from "./shrinkPictures"

/**
 * `npm run bench:build -- --pages 1000,10000`: what a build costs with that many services.
 * With `--tiny-pictures` the pictures cost next to nothing, which leaves what the pages alone cost; with `--edits 5` the
 * builds after an edit are five, of which it takes the median.
 */
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "1000,10000" },
    edits: { type: "string", default: "3" },
    "tiny-pictures": { type: "boolean", default: false },
  },
})
const sizes = values.pages.split(",").map(Number)
const edits = Number(values.edits)
const isCount = (number: number) => Number.isInteger(number) && number > 0
if (!sizes.every(isCount)) throw new Error("--pages takes numbers, as in 1000,10000")
if (!isCount(edits)) throw new Error("--edits takes a number, as in 3")

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
      // No two pages share a text, as no two real ones do.
      faqs: model.faqs.map((faq: { answer: string }) => ({ ...faq, answer: `${number}. ${faq.answer}`.slice(0, 900) })),
    }
    writeFileSync(path.join(services, `${slug}.json`), JSON.stringify(entry))
  }
  return path.join(services, `sample-${size - 1}.json`)
}

const edit = (file: string, number: number) => {
  const entry = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...entry, opening: `Edit ${number}. ${entry.opening}`.slice(0, 1600) }))
}

const build = (folder: string) => {
  const { command, args, options } = gatsbyIn(folder, "build")
  return measureCommand(command, args, options)
}

/** The median of each measure, of which the system may not tell some. */
const medianOf = (costs: readonly Cost[]): Cost => {
  const middle = (name: keyof Cost) => median(costs.map((cost) => cost[name] ?? Number.NaN))
  return { seconds: middle("seconds"), cpuSeconds: middle("cpuSeconds"), peakMegabytes: middle("peakMegabytes") }
}

const show = (value = Number.NaN, digits = 1) => (Number.isNaN(value) ? "–" : value.toFixed(digits))

const row = (size: number, kind: string, { seconds, cpuSeconds, peakMegabytes }: Cost) => ({
  services: size,
  build: kind,
  seconds: show(seconds),
  "CPU seconds": show(cpuSeconds),
  "CPU seconds per 1000 pages": show(cpuSeconds && (cpuSeconds / size) * 1000, 2),
  "peak memory, MB": show(peakMegabytes, 0),
})

const measure = async (size: number) => {
  const { folder, dispose } = makeScratchSite()
  try {
    if (values["tiny-pictures"]) shrinkPictures(folder)
    const last = addServices(folder, size)
    const cold = await build(folder)
    const rebuilds: Cost[] = []
    for (let number = 1; number <= edits; number++) {
      edit(last, number)
      rebuilds.push(await build(folder))
    }
    const rebuild = medianOf(rebuilds)
    const run = { size, cold, rebuild }
    console.table([row(size, "cold", cold), row(size, "after one edited file", rebuild)])
    return run
  } finally {
    dispose()
  }
}

type Run = Awaited<ReturnType<typeof measure>>

/** What each further thousand pages costs, from one size to the next. */
const growth = (runs: readonly Run[], kind: "cold" | "rebuild", measured: "seconds" | "cpuSeconds") =>
  runs.slice(1).map((run, place) => {
    const { size, [kind]: cost } = runs[place] ?? run
    return (((run[kind][measured] ?? Number.NaN) - (cost[measured] ?? Number.NaN)) / (run.size - size)) * 1000
  })

const runs: Run[] = []
for (const size of sizes.toSorted((a, b) => a - b)) {
  console.info(`Building ${size} services …`)
  runs.push(await measure(size))
}
for (const [kind, name] of [
  ["cold", "a cold build"],
  ["rebuild", "a build after one edited file"],
] as const) {
  const steps = growth(runs, kind, "cpuSeconds")
  for (const [place, seconds] of growth(runs, kind, "seconds").entries())
    console.info(
      `From ${runs[place]?.size} to ${runs[place + 1]?.size} services, each thousand adds ${show(seconds, 2)} s, or ${show(steps[place], 2)} CPU seconds, to ${name}.`,
    )
  const [first, last] = [steps[0], steps.at(-1)]
  if (first && last && steps.length > 1)
    console.info(`The last step costs ${show(last / first, 2)} times the first (1 is linear).`)
}
