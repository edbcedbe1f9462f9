import { existsSync, readFileSync, rmSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { parseEnv } from "node:util"
import type { CreateDevServerArgs } from "gatsby"
import { writeAdmin } from "../admin/writeAdmin"

const folder = "public/admin"

/** The environment with what stands in a file of settings; Gatsby itself shows such a file to the browser's code only. */
const settingsOf = (file: string) => ({
  ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}),
  ...process.env,
})

const brandOf = () => (JSON.parse(readFileSync("data/site.json", "utf8")) as { brand: string }).brand

/** Adds the editing page to the live preview. */
export const offerAdmin = ({ app }: CreateDevServerArgs) => {
  writeAdmin(folder, brandOf(), settingsOf(".env.development"))
  // The preview serves files, but the index of no folder.
  app.get("/admin", (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(`${folder}/index.html`)),
  )
}

/** Puts the editing page into a build where `GATSBY_ADMIN` is `on`; otherwise takes away what a preview left there. */
export const publishAdmin = () => {
  const settings = settingsOf(".env.production")
  if (settings.GATSBY_ADMIN === "on") writeAdmin(folder, brandOf(), settings)
  else rmSync(folder, { recursive: true, force: true })
}
