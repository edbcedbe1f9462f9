import { readFileSync, rmSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { jsonFilesIn } from "../content/checkContent"
import { readText } from "../content/readDataFile"
import { readSetting } from "../hosting/settings/readSetting"
import { filesPath } from "./admin/client/warnOfOtherChanges"
import { writeAdmin, writeSettings } from "./admin/writeAdmin"
import { readSite } from "./readSite"

const folder = "public/admin"

/** Adds the editing page to the live preview. */
export const serveAdmin = ({ app }: CreateDevServerArgs) => {
  writeAdmin(folder, readSite().brand, true)
  // The preview serves files, but not a folder's index.html.
  app.get("/admin", (_request: IncomingMessage, response: ServerResponse) => {
    // Written on each request, since the initial numbers of new entries depend on the existing ones.
    writeSettings(folder, readSite().brand, true)
    response.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(`${folder}/index.html`))
  })
  app.get(`${filesPath}/*`, ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const file = decodeURI(url.slice(filesPath.length + 1))
    const isThere = jsonFilesIn(process.cwd()).some((one) => file === `data/${one}`)
    response.writeHead(isThere ? 200 : 404, { "Content-Type": "application/json" })
    response.end(isThere ? readText(file) : "null")
  })
}

/** Adds the editing page to a build if `GATSBY_ADMIN` is `on`; otherwise removes what a preview left behind. */
export const publishAdmin = () => {
  if (readSetting("GATSBY_ADMIN")) writeAdmin(folder, readSite().brand, false)
  else rmSync(folder, { recursive: true, force: true })
}
