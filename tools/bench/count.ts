import { type ChildProcess, execFile, spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { Agent, get } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs, promisify } from "node:util"
import { freePort } from "../../scripts/setup/freePort.mjs"
import { compactCounts } from "../../src/server/counts/compactCounts"
import { loadCounts } from "../../src/server/counts/loadCounts"
import { median } from "./median"

/**
 * `npm run bench:count -- --rate 1000 --rounds 6`: what counting costs the built site's own server. Rounds of ten seconds
 * without and with so many counts a second alternate, so that both see the same machine; meanwhile pages are requested one
 * after the other. Says whether an acknowledged count was lost, and how much longer a page takes.
 */
const { values } = parseArgs({
  options: { rate: { type: "string", default: "1000" }, rounds: { type: "string", default: "6" } },
})

const ROUND_SECONDS = 10
/** Between two pages, as a visitor who is quick. */
const PAUSE_MS = 5

const run = promisify(execFile)
const agent = new Agent({ keepAlive: true })

const timeOf = (port: number, page: string) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now()
    get({ agent, port, path: page }, (response) => {
      response.resume().once("end", () => resolve(performance.now() - start))
    }).once("error", reject)
  })

/** Requests pages until it is told to stop. @returns how long each took, in milliseconds */
const timesUntil = async (isOver: () => boolean, port: number, pages: readonly string[]) => {
  const times: number[] = []
  while (!isOver()) {
    times.push(await timeOf(port, pages[times.length % pages.length] ?? "/"))
    await setTimeout(PAUSE_MS)
  }
  return times
}

const whenAnswering = async (port: number) => {
  for (let attempt = 0; attempt < 200; attempt += 1) if (await timeOf(port, "/").catch(() => setTimeout(100))) return
  throw new Error("The server did not start.")
}

const main = async (server: (port: number, outbox: string) => ChildProcess) => {
  const outbox = mkdtempSync(path.join(tmpdir(), "counts-"))
  const port = await freePort(9900, "127.0.0.1")
  const child = server(port, outbox)
  const sitemap = readFileSync("public/sitemap-0.xml", "utf8")
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname)
  try {
    await whenAnswering(port)
    const quiet: number[] = []
    const counting: number[] = []
    let acknowledged = 0
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const end = performance.now() + ROUND_SECONDS * 1000
      quiet.push(...(await timesUntil(() => performance.now() > end, port, pages)))
      let isOver = false
      const load = ["--import", "tsx", "tools/bench/countLoad.ts", String(port), values.rate, String(ROUND_SECONDS)]
      const counted = run(process.execPath, [...load, ...pages]).finally(() => {
        isOver = true
      })
      counting.push(...(await timesUntil(() => isOver, port, pages)))
      const result = JSON.parse((await counted).stdout)
      acknowledged += result.acknowledged
      console.info(`round ${round + 1}:`, JSON.stringify(result))
    }
    const total = async () => (await loadCounts(outbox)).counts.reduce((sum, { count }) => sum + count, 0)
    const stored = await total()
    const start = performance.now()
    await compactCounts(outbox)
    console.info(
      `acknowledged ${acknowledged}, stored ${stored}, added up in ${Math.round(performance.now() - start)} ms`,
    )
    const [before, after] = [median(quiet), median(counting)]
    console.info(
      `a page takes ${before.toFixed(2)} ms, while counting ${after.toFixed(2)} ms (×${(after / before).toFixed(2)})`,
    )
    if (stored < acknowledged || (await total()) !== stored) process.exitCode = 1
  } finally {
    child.kill()
    agent.destroy()
    rmSync(outbox, { recursive: true })
  }
}

void main((port, outbox) =>
  spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts", "public", "--port", String(port)], {
    env: {
      ...process.env,
      GATSBY_MEASURE: "own",
      OUTBOX_DIR: outbox,
      OUTBOX_BEHIND_PROXY: "true",
      COUNTS_RATE: "100000",
    },
    stdio: "inherit",
  }),
)
