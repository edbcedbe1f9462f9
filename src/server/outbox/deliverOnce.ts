import type { Database } from "../database/Database"
import type { OpenWay } from "./Channel"
import { deliverer } from "./deliverDue"
import { ownerTeller } from "./tellOwner"

/** Delivers what is due now, and tells the owner what has to be told, without waiting for anything else. */
export const deliverOnce = async (database: Database, ways: readonly OpenWay[]) => {
  const channels = ways.flatMap(({ channels }) => channels)
  await Promise.all(channels.map((channel) => deliverer(database, channel, Date.now, false)()))
  await ownerTeller(database, ways)()
}
