import { mkdir } from "node:fs/promises"
import { lock } from "proper-lockfile"

/** After how long the lock of a process that was killed is taken over: well before a visitor stops waiting. */
const STALE_MS = 5_000

/** How long to wait for another process: about 12 seconds in all. */
const retries = { retries: 250, minTimeout: 10, maxTimeout: 50 }

/** The turns of this process, in the order in which they were asked for. */
let queue: Promise<unknown> = Promise.resolve()

const locked = async <Result>(folder: string, action: () => Promise<Result>) => {
  // Accessible only to the user that runs the server.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // If this process was stopped for so long that another one took over, `appendLine` and `rewriteLines` notice it.
  const onCompromised = () => {}
  const release = await lock(folder, { lockfilePath: `${folder}/lock`, stale: STALE_MS, retries, onCompromised })
  try {
    return await action()
  } finally {
    // A lock that cannot be removed goes stale.
    await release().catch(() => undefined)
  }
}

/** Runs an action while no other process, and nothing else in this one, changes the outbox. */
export const withOutboxLock = <Result>(folder: string, action: () => Promise<Result>) => {
  const turn = queue.then(() => locked(folder, action))
  // The queue continues after a failure.
  queue = turn.catch(() => undefined)
  return turn
}
