import { env } from "node:process"
import { readData } from "../../content/formWords"
import type { Database } from "../database/Database"
import { outboxDatabase } from "../database/outboxDatabase"
import { removeExpiredFiles } from "../database/takeOver"
import type { OpenWay } from "./Channel"
import { errorLine } from "./errorLine"
import { leadSettings } from "./leadSettings"
import { openWays } from "./openWays"
import { outboxSettings } from "./outboxSettings"
import { purge } from "./removeEntries"
import { startDelivery } from "./startDelivery"
import { ownerTeller } from "./tellOwner"

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Does something now and at intervals. @param what cannot be done if it fails, in words */
const repeat = (ms: number, what: string, action: () => Promise<unknown>, signal?: AbortSignal) => {
  let isRunning = false
  const act = async () => {
    if (isRunning) return
    isRunning = true
    await action().catch((cause) => console.error(`${what}: ${errorLine(cause)}`))
    isRunning = false
  }
  void act()
  const repeated = setInterval(act, ms).unref()
  signal?.addEventListener("abort", () => clearInterval(repeated))
}

/** Says at the start whether what is set up would work. */
const checkWays = (ways: readonly OpenWay[]) => {
  for (const { check } of ways)
    check?.().then(
      (sentence) => console.info(sentence),
      (cause) => console.error(errorLine(cause)),
    )
}

/** @returns a function that tells the owner what has to be told, whichever database is open */
const tellerOf = (open: () => Promise<Database>, ways: readonly OpenWay[]) => {
  let known: { readonly database: Database; readonly tell: () => Promise<void> } | undefined
  return async () => {
    const database = await open()
    if (known?.database !== database) known = { database, tell: ownerTeller(database, ways) }
    return known.tell()
  }
}

/**
 * What the server does beside storing forms and counts: delivers forms, tells the owner of what does not arrive, and removes
 * daily what is too old.
 * @param signal ends it
 * @returns a function to call when something was stored
 */
export const outboxService = (signal?: AbortSignal) => {
  // Read now: they do not change while it runs.
  const place = outboxSettings()
  const open = () => outboxDatabase(place)
  const settings = leadSettings(env)
  const ways = openWays(settings)
  checkWays(ways)

  const clean = async () => {
    removeExpiredFiles(place.folder)
    const months = settings.isPurgeOn ? readData("site.json").leads.retentionMonths : undefined
    const { isRefused } = await purge(await open(), settings, { months })
    if (isRefused)
      console.error(
        `Nothing was deleted: all entries are too old if it is ${new Date().toISOString()}. If it is, run npm run outbox -- --purge --all.`,
      )
  }
  repeat(DAY_MS, "The outbox cannot be cleaned", clean, signal)
  if (ways.length > 0) repeat(MINUTE_MS, "The owner cannot be told", tellerOf(open, ways), signal)

  return startDelivery(
    open,
    ways.flatMap(({ channels }) => channels),
    signal,
  )
}
