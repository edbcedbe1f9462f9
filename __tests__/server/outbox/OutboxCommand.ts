import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { buildSync } from "esbuild"

/** `npm run outbox`, bundled once, because tests run it often. */
export class OutboxCommand {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "outbox-command-"))
  readonly #program = path.join(this.#folder, "outbox.cjs")

  constructor() {
    // Some packages' other format cannot be bundled.
    const mainFields = ["module", "main"]
    buildSync({ entryPoints: ["tools/outbox.ts"], bundle: true, platform: "node", mainFields, outfile: this.#program })
  }

  readonly #start = (outbox: string, options: readonly string[], env: NodeJS.ProcessEnv, preloaded: string[] = []) =>
    spawn(process.execPath, [...preloaded, this.#program, ...options], {
      env: { PATH: process.env.PATH, OUTBOX_DIR: outbox, NO_COLOR: "1", GATSBY_ACTIVE_ENV: "none", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })

  /** Runs it. */
  async run(outbox: string, options: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const child = this.#start(outbox, options, env)
    const [shown, errors, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), codeOf(child)])
    return { shown: shown.toString(), errors: errors.toString(), code }
  }

  /**
   * Runs it until it is about to change the outbox for a number of times, and then kills it.
   * @returns its exit code; null if it was killed, because it had not ended before
   */
  async killAt(step: number, outbox: string, options: readonly string[]) {
    const env = { KILL_AT: String(step) }
    const child = this.#start(outbox, options, env, ["--require", path.resolve(__dirname, "killAt.cjs")])
    child.stdout.resume()
    child.stderr.pipe(process.stderr)
    return codeOf(child)
  }

  dispose() {
    rmSync(this.#folder, { recursive: true })
  }
}

/** The exit code; null if it was killed. */
const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
