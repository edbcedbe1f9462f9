import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage, ServerResponse } from "node:http"
import { fallbackPages } from "../site/fallbackPages"

/** The most characters of a path: no page has so many, and Gatsby's data store fails when it looks for more. */
const longest = 1000

/** What is decoded once and once more: Gatsby does so, and fails where a percent sign is left over. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return undefined
  }
}

/** What no path of a page holds: signs that cannot be seen, backslashes, and what browsers read as another site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
const unfit = /[\0-\x1f\\]|^\/\//

/** Whether an address that a server was asked for may be one of this site. */
export const isAddress = (url: string) => {
  const [path = ""] = url.split("?", 1)
  const text = decoded(path)
  return path.length <= longest && text !== undefined && !unfit.test(text)
}

/** The error page of an address: that of its folder, where it has one. */
const errorPageOf = (url: string) =>
  `${fallbackPages.find(({ folder }) => url.startsWith(folder))?.folder ?? "/"}404.html`

/** What Gatsby's server would say: what it is made with, and that every other site may read its answers. */
const unsaid = new Set(["x-powered-by", "access-control-allow-origin", "access-control-allow-headers"])

/** Has a server's answer pass over the headers that nobody is to get. */
const keepQuiet = (response: ServerResponse) => {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    unsaid.has(name.toLowerCase()) ? response : setHeader.call(response, name, value)
}

/**
 * Has `gatsby serve` answer what can be no address with status 404 and the error page, and keep quiet about itself. Left
 * to itself it answers some addresses with status 500. It has no place for handlers of its own, but reads the
 * configuration, which calls this.
 */
export const guardServer = () =>
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    keepQuiet(response)
    if (isAddress(request.url ?? "")) return
    request.url = errorPageOf(request.url ?? "")
    response.statusCode = 404
  })
