import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { bundled } from "../../support/runBundled"

const start = (outbox: string, options: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [bundled("outbox"), ...options], {
    env: { PATH: process.env.PATH, OUTBOX_DIR: outbox, NO_COLOR: "1", GATSBY_ACTIVE_ENV: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })

/** The exit code; null if it was killed. */
const codeOf = async (child: ChildProcess) => (await once(child, "exit"))[0] as number | null

/** Runs `npm run outbox`, while this process goes on. */
export const runOutbox = async (outbox: string, options: readonly string[], env?: NodeJS.ProcessEnv) => {
  const child = start(outbox, options, env)
  const [shown, errors, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), codeOf(child)])
  return { shown: shown.toString(), errors: errors.toString(), code }
}

/**
 * Runs it, and kills it after a time.
 * @returns its exit code; null if it was killed, because it had not ended before
 */
export const killOutbox = async (ms: number, outbox: string, options: readonly string[]) => {
  const child = start(outbox, options)
  child.stdout.resume()
  child.stderr.pipe(process.stderr)
  const killing = setTimeout(() => child.kill("SIGKILL"), ms)
  const code = await codeOf(child)
  clearTimeout(killing)
  return code
}
