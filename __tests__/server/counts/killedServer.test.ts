/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { countPath } from "../../../src/measure/ways"
import { loadCounts } from "../../../src/server/counts/loadCounts"
import { outboxDatabase } from "../../../src/server/database/outboxDatabase"
import { Server } from "../../e2e/enquiries/Server"
import { temporaryFolder } from "../../support/temporaryFolder"

const SENDERS = 50

/** After how many acknowledged counts the server is killed: once, and more often in `npm run test:all`. */
const moments = process.env.MANY_TRIES ? Array.from({ length: 10 }, (_, index) => 100 + 90 * index) : [500]

test.each(moments)(
  "counts that were acknowledged survive a server that is killed after %i of them",
  async (moment) => {
    const site = temporaryFolder()
    writeFileSync(path.join(site, "index.html"), "<p>")
    const server = new Server(60, false, "", { GATSBY_MEASURE: "own", COUNTS_RATE: "999999" }, site)
    let acknowledged = 0
    let sent = 0
    let isKilled = false
    const send = async () => {
      while (!isKilled) {
        sent += 1
        const body = JSON.stringify({ path: "/", event: "Page seen" })
        const options = { method: "POST", headers: { "Content-Type": "application/json" }, body }
        const answer = await fetch(`http://localhost:${server.port}${countPath}`, options).catch(() => undefined)
        if (answer?.status === 200) acknowledged += 1
        if (acknowledged >= moment && !isKilled) {
          isKilled = true
          await server.kill()
        }
      }
    }
    try {
      await server.start()
      await Promise.all(Array.from({ length: SENDERS }, send))
      const { query } = await outboxDatabase({ folder: server.outbox })
      const counts = await loadCounts(query)
      const counted = counts.reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBeGreaterThanOrEqual(acknowledged)
      expect(counted).toBeLessThanOrEqual(sent)
    } finally {
      await server.end()
    }
  },
  120_000,
)
