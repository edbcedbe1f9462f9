import { execFileSync } from "node:child_process"
import path from "node:path"
import { parseArgs } from "node:util"
import { gatsbyIn, makeScratchSite } from "../../scripts/scratchSite"
import { shrinkPictures } from "../../scripts/shrinkPictures"
import { makeBareSite } from "./bareSite"
import { type Cost, measureCommand } from "./measureCommand"
import { median } from "./median"
import { addServices, editLastService } from "./services"
import { sizesOf } from "./sizesOf"

/**
 * `npm run bench:build -- --pages 1000,10000`: the cost of a build with at least that many services, relative to a bare
 * Gatsby site with the same entries, so that figures from different machines are comparable. `--tiny-pictures` makes
 * the cost of pictures negligible, to show that of pages; `--edits 5` takes the median of five builds after an edit.
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

/** Builds a site, and rebuilds it after each edit of its last service; returns the median costs. */
const measureSite = async (folder: string, services: string) => {
  const build = () => {
    const { command, args, options } = gatsbyIn(folder, "build")
    return measureCommand(command, args, options)
  }
  const cold = await build()
  const rebuilds: Cost[] = []
  for (let number = 1; number <= edits; number++) {
    editLastService(services, number)
    rebuilds.push(await build())
  }
  return { cold, rebuild: medianOf(rebuilds) }
}

/** The median of each measure; some systems do not report all measures. */
const medianOf = (costs: readonly Cost[]): Cost => {
  const middle = (name: keyof Cost) => median(costs.map((cost) => cost[name] ?? Number.NaN))
  return { seconds: middle("seconds"), cpuSeconds: middle("cpuSeconds"), peakMegabytes: middle("peakMegabytes") }
}

const show = (value = Number.NaN, digits = 1) => (Number.isNaN(value) ? "–" : value.toFixed(digits))

const row = (size: number, kind: string, { seconds, cpuSeconds, peakMegabytes }: Cost, bare: Cost) => ({
  services: size,
  build: kind,
  seconds: show(seconds),
  "CPU seconds": show(cpuSeconds),
  "of a bare site": show(bare.cpuSeconds),
  ratio: show(cpuSeconds && bare.cpuSeconds && cpuSeconds / bare.cpuSeconds, 2),
  "peak memory, MB": show(peakMegabytes, 0),
})

const measure = async (wanted: number) => {
  const site = makeScratchSite()
  const services = path.join(site.folder, "data/services")
  const size = addServices(services, wanted)
  const bareSite = makeBareSite(services)
  try {
    if (values["tiny-pictures"]) shrinkPictures(site.folder)
    const bare = await measureSite(bareSite.folder, bareSite.services)
    const costs = await measureSite(site.folder, services)
    console.table([
      row(size, "cold", costs.cold, bare.cold),
      row(size, "after one edited file", costs.rebuild, bare.rebuild),
    ])
    const { services: list, group, search } = await sizesOf(site.folder, "law assignment")
    console.info(
      `Packed, /services has ${list} bytes and the largest page of a group ${group}; the first hit of the search takes ${search}.`,
    )
    return { size, ...costs }
  } finally {
    site.dispose()
    bareSite.dispose()
  }
}

type Run = Awaited<ReturnType<typeof measure>>

/** The cost of each additional thousand pages, from one size to the next. */
const growth = (runs: readonly Run[], kind: "cold" | "rebuild", measured: "seconds" | "cpuSeconds") =>
  runs.slice(1).map((run, place) => {
    const { size, [kind]: cost } = runs[place] ?? run
    return (((run[kind][measured] ?? Number.NaN) - (cost[measured] ?? Number.NaN)) / (run.size - size)) * 1000
  })

// Copies of the project include its generated files.
execFileSync("npm", ["run", "--silent", "generate"])
const bench = async () => {
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
}

void bench()
