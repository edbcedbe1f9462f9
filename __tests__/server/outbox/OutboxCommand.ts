import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { buildSync } from "esbuild"

/** `npm run outbox`, bundled once, because tests run it often. */
export class OutboxCommand {
  // Below the packages that cannot be bundled.
  readonly #folder = mkdtempSync(path.resolve("node_modules/.outbox-command-"))
  readonly #program = path.join(this.#folder, "outbox.cjs")

  constructor() {
    // Some packages' other format cannot be bundled.
    const mainFields = ["module", "main"]
    buildSync({
      entryPoints: ["tools/outbox.ts"],
      bundle: true,
      platform: "node",
      mainFields,
      external: ["libsql", "pg"],
      outfile: this.#program,
    })
  }

  readonly #start = (outbox: string, options: readonly string[], env: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [this.#program, ...options], {
      env: {
        PATH: process.env.PATH,

        OUTBOX_DIR: outbox,
        NO_COLOR: "1",
        GATSBY_ACTIVE_ENV: "none",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    })

  /** Runs it. */
  async run(outbox: string, options: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const child = this.#start(outbox, options, env)
    const [shown, errors, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), codeOf(child)])
    return { shown: shown.toString(), errors: errors.toString(), code }
  }

  /**
   * Runs it, and kills it after a time.
   * @returns its exit code; null if it was killed, because it had not ended before
   */
  async killAfter(ms: number, outbox: string, options: readonly string[]) {
    const child = this.#start(outbox, options, {})
    child.stdout.resume()
    child.stderr.pipe(process.stderr)
    setTimeout(() => child.kill("SIGKILL"), ms)
    return codeOf(child)
  }

  dispose() {
    rmSync(this.#folder, { recursive: true })
  }
}

/** The exit code; null if it was killed. */
const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
