import { spawn } from "node:child_process"
import { once } from "node:events"

/**
 * Starts `npm run inbox` for an outbox.
 * @returns the address that it prints, and a function that ends it
 */
export const startInbox = async (outbox: string) => {
  const started = spawn(process.execPath, ["--import", "tsx", "tools/inbox.ts"], {
    env: { ...process.env, OUTBOX_DIR: outbox, PORT: "0", BROWSER: "none" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = await once(started.stdout, "data")
  return { address: String(/http:\S+/.exec(String(line))?.[0]), end: () => started.kill() }
}
