import { readFileSync, rmSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { writeAdmin, writeSettings } from "../admin/writeAdmin"
import { textOf } from "../content/readDataFile"

const folder = "public/admin"

const brandOf = () => (JSON.parse(textOf("data/site.json")) as { brand: string }).brand

/** Adds the editing page to the live preview. */
export const serveAdmin = ({ app }: CreateDevServerArgs) => {
  writeAdmin(folder, brandOf(), process.env)
  // The preview serves files, but the index of no folder.
  app.get("/admin", (_request: IncomingMessage, response: ServerResponse) => {
    // The numbers of new entries follow those that there are now.
    writeSettings(folder, brandOf())
    response.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(`${folder}/index.html`))
  })
}

/** Puts the editing page into a build where `GATSBY_ADMIN` is `on`; otherwise takes away what a preview left there. */
export const publishAdmin = () => {
  if (process.env.GATSBY_ADMIN === "on") writeAdmin(folder, brandOf(), process.env)
  else rmSync(folder, { recursive: true, force: true })
}
