import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Database } from "../../../src/server/database/Database"
import { outboxDatabase } from "../../../src/server/database/outboxDatabase"
import type { Submission } from "../../../src/server/outbox/readSubmission"
import type { SentAlong } from "../../../src/server/outbox/splitSubmission"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"
import { storedIn } from "../../support/storedIn"

/** What the mail client posts. */
export const posted = (form: string, params: object): Submission => ({
  lib_version: "4.4.1",
  user_id: "built-in",
  service_id: form,
  template_id: form,
  template_params: { ...params },
})

/** An outbox in a folder of its own. */
export class TestOutbox {
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), "outbox-")), "outbox")

  readonly open = (): Promise<Database> => outboxDatabase({ folder: this.folder })

  /** Stores a form as the endpoint does. */
  async store(form: string, params: object, along: SentAlong = {}, received = new Date()) {
    await storeSubmission(await this.open(), posted(form, params), along, received)
  }

  /** Everything in its files, as it is. */
  get bytes() {
    return readdirSync(this.folder)
      .map((name) => readFileSync(path.join(this.folder, name), "latin1"))
      .join("")
  }

  /** The accepted entries. */
  get entries() {
    return storedIn(this.folder).entries
  }

  get quarantine() {
    return storedIn(this.folder).quarantine
  }

  /** What was tried to be delivered. */
  get deliveries() {
    return storedIn(this.folder).deliveries
  }

  get removals() {
    return storedIn(this.folder).removals
  }

  /** Puts on record that the first entry was tried to be delivered. */
  async tell(step: string, error: string | null = null, at = new Date()) {
    const { query } = await this.open()
    await query("UPDATE deliveries SET tries = tries + 1, at = $1, error = $2 WHERE entry = $3 AND step = $4", [
      ...[at.toISOString(), error, this.entries[0]?.id ?? ""],
      step,
    ])
  }

  dispose() {
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
  }
}
