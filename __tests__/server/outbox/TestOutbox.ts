import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { outboxFiles } from "../../../src/server/outbox/outboxFiles"
import { readOutbox } from "../../../src/server/outbox/readOutbox"
import type { Submission } from "../../../src/server/outbox/readSubmission"
import type { SentAlong } from "../../../src/server/outbox/splitSubmission"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"

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
  readonly files = outboxFiles(this.folder)

  /** Stores a form as the endpoint does. */
  store(form: string, params: object, along: SentAlong = {}, received = new Date()) {
    return storeSubmission(this.folder, posted(form, params), along, received)
  }

  /** The text of a file; empty if there is none. */
  read(file: keyof ReturnType<typeof outboxFiles>) {
    return existsSync(this.files[file]) ? readFileSync(this.files[file], "utf8") : ""
  }

  /** The accepted entries. */
  get entries() {
    return readOutbox(this.read("entries")).entries
  }

  get quarantine() {
    return readOutbox(this.read("quarantine")).entries
  }

  /** What is on record of the entries, without ids. */
  get progress(): readonly { at: string; step: string; error?: string; count?: number }[] {
    return this.read("progress")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }

  dispose() {
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
  }
}
