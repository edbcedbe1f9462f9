import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { MailServer } from "../../server/outbox/MailServer"
import { storedIn } from "../../support/storedIn"
import { anyFreePort } from "../anyFreePort"
import { buildCopy, startServer } from "./runInCopy"

/** A copy of the project in which the owner has set for the forms what differs from the specification, with its server. */
export class OwnersCopy {
  readonly #site = makeScratchSite()
  readonly #smtp = new MailServer()
  #server: ReturnType<typeof startServer> | undefined
  url = ""

  readonly #set = (file: string, field: string, choice: string) => {
    const place = path.join(this.#site.folder, "data", file)
    const text = readFileSync(place, "utf8").replace(new RegExp(`("${field}": )"[^"]*"`), `$1"${choice}"`)
    writeFileSync(place, text)
  }

  /** Builds it, and starts its server. */
  async start() {
    shrinkPictures(this.#site.folder)
    this.#set("forms.json", "phone", "international")
    this.#set("forms.json", "emailEnding", "any")
    this.#set("forms.json", "offers", "separate")
    this.#set("site.json", "context", "campaign")
    const settings = {
      SMTP_URL: await this.#smtp.start(),
      LEADS_FROM: "site@zebra.house",
      LEADS_TO: "owner@zebra.house",
      LEADS_REPLY: "on",
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(path.join(this.#site.folder, ".env.production"), lines.join(""))
    const { code, output } = await buildCopy(this.#site.folder)
    expect(code, output).toBe(0)
    const port = await anyFreePort()
    this.#server = startServer(this.#site.folder, port)
    this.url = `http://localhost:${port}`
    await expect
      .poll(
        () =>
          fetch(this.url)
            .then(({ status }) => status)
            .catch(() => 0),
        { timeout: 60_000 },
      )
      .toBe(200)
  }

  /** The mails that an address got. */
  mailsTo(address: string) {
    return this.#smtp.mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
  }

  /** The last of what was sent with a form, also if it is suspect: tests are quicker than people. */
  lastOf(form: string) {
    const { entries, quarantine } = storedIn(path.join(this.#site.folder, ".outbox"))
    return [...quarantine, ...entries].findLast(({ template_id }) => template_id === form)
  }

  async stop() {
    await this.#server?.stop()
    await this.#smtp.stop()
    this.#site.dispose()
  }
}
