import { mkdir } from "node:fs/promises"
import { lock } from "proper-lockfile"

/** After how long the lock of a process that was killed is taken over: well before a visitor stops waiting. */
const STALE_MS = 5_000

/** How long to wait for another process: about 12 seconds in all. */
const retries = { retries: 250, minTimeout: 10, maxTimeout: 50 }

/** The last turn of this process in each folder; the next one waits for it. */
const turns = new Map<string, Promise<unknown>>()

const locked = async <Result>(folder: string, action: () => Promise<Result>) => {
  // Accessible only to the user that runs the server.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // If this process was stopped for so long that another one took over, `appendLines` and `rewriteLines` notice it.
  const onCompromised = () => {}
  const release = await lock(folder, { lockfilePath: `${folder}/lock`, stale: STALE_MS, retries, onCompromised })
  try {
    return await action()
  } finally {
    // A lock that cannot be removed goes stale.
    await release().catch(() => undefined)
  }
}

/** Runs an action while no other process, and nothing else in this one, changes the files in a folder of the outbox. */
export const withOutboxLock = async <Result>(folder: string, action: () => Promise<Result>) => {
  const turn = (turns.get(folder) ?? Promise.resolve()).then(() => locked(folder, action))
  // The next turn follows after a failure, too.
  turns.set(
    folder,
    turn.catch(() => undefined),
  )
  return turn
}
