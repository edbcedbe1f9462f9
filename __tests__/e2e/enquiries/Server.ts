import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { storedIn } from "../../support/storedIn"
import { anyFreePort } from "../anyFreePort"

/** A server of the built site, with its own outbox, that a test can kill and restart. */
export class Server {
  /** The folder of the server's outbox; a file in its place makes it unwritable. */
  readonly outbox = path.join(mkdtempSync(path.join(tmpdir(), "outbox-")), "outbox")
  readonly #settings: NodeJS.ProcessEnv
  readonly #site: string
  #port = 0
  #process: ChildProcess | undefined

  /**
   * @param rate how many forms one address may send per minute
   * @param behindProxy whether it trusts a proxy's header for the visitor's address
   * @param host the address that it listens on, if not the default
   * @param settings more settings
   * @param site the folder that it serves
   */
  constructor(rate: number, behindProxy = false, host = "", settings: NodeJS.ProcessEnv = {}, site = "public") {
    this.#site = site
    this.#settings = {
      ...settings,
      OUTBOX_DIR: this.outbox,
      OUTBOX_RATE: String(rate),
      OUTBOX_BEHIND_PROXY: String(behindProxy),
      SERVER_HOST: host,
    }
  }

  get port() {
    return this.#port
  }

  get mail() {
    return `http://localhost:${this.#port}/api/v1.0/email/send`
  }

  /** Its current memory use, in megabytes. */
  get megabytes() {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(this.#process?.pid)], { encoding: "utf8" })) / 1024
  }

  /**
   * @param port the port to listen on, if not any free one
   * @param ahead by how many milliseconds its clock is ahead
   */
  async start(port?: number, ahead = 0) {
    this.#port = port ?? (await anyFreePort())
    const shift = `const now = Date.now; Date.now = () => now() + ${ahead}`
    const clock = ahead === 0 ? [] : ["--import", `data:text/javascript,${encodeURIComponent(shift)}`]
    const program = [...clock, "--import", "tsx", "scripts/serve.ts", this.#site, "--port", String(this.#port)]
    this.#process = spawn(process.execPath, program, {
      stdio: "ignore",
      env: { ...process.env, ...this.#settings },
    })
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const answer = await fetch(this.mail).catch(() => undefined)
      if (answer?.status === 405) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error("The server did not start")
  }

  /** Kills it immediately, like a power cut. */
  async kill() {
    const running = this.#process
    this.#process = undefined
    if (!running) return
    const ended = new Promise((resolve) => running.once("exit", resolve))
    running.kill("SIGKILL")
    await ended
  }

  async end() {
    await this.kill()
    rmSync(path.dirname(this.outbox), { recursive: true, force: true })
  }

  /** What it has stored, also what it suspects: tests are quicker than people. */
  get received() {
    const { entries, quarantine } = storedIn(this.outbox)
    return [...entries, ...quarantine].toSorted((a, b) => a.received.localeCompare(b.received))
  }
}
