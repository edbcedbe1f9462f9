import { existsSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import send from "send"
import { compressibleTypes, isCompressible } from "../hosting/compress/compressible"
import { caching } from "../hosting/headers"

/** Content encodings, best first, by the extension of their variants. */
const codings = { ".br": "br", ".gz": "gzip" } as const

/** The content codings that a client accepts: those that it names, whatever their weights, unless that is 0. */
const acceptedCodings = ({ headers }: IncomingMessage) =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.split(";").map((text) => text.trim().toLowerCase()))
    .filter(([, weight = ""]) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([coding]) => coding)

/** The compressed variant of a file that a client accepts, if there is one. */
const variantFor = (request: IncomingMessage, file: string) => {
  const accepted = acceptedCodings(request)
  return Object.entries(codings).find(([ending, coding]) => accepted.includes(coding) && existsSync(file + ending))
}

/**
 * Sends a file with a status, as its compressed variant if there is one. A page with another status than 200 keeps that,
 * whatever the request demands of the file.
 * @param folder the site
 * @param file its path in the site, as in `/plans.html`
 */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  status: number,
) => {
  const [ending = "", coding] = variantFor(request, path.join(folder, file)) ?? []
  response.statusCode = status
  if (isCompressible(file)) {
    response.setHeader("Content-Type", compressibleTypes[path.extname(file)] ?? "")
    response.setHeader("Vary", "Accept-Encoding")
  }
  if (coding) response.setHeader("Content-Encoding", coding)
  const isWhole = status !== 200 || coding !== undefined
  send(request, encodeURIComponent(file + ending), {
    root: folder,
    cacheControl: false,
    dotfiles: "allow",
    index: false,
    acceptRanges: !isWhole,
  })
    .on("error", (error: { status: number }) => {
      if (response.headersSent) return response.destroy()
      for (const name of ["Content-Encoding", "Content-Length", "Content-Type"]) response.removeHeader(name)
      response.writeHead(status === 200 ? error.status : status, { "Cache-Control": caching.others }).end()
    })
    .pipe(response)
}
