import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { readRedirects } from "../hosting/addresses"
import { MAX_SUBMISSION_BYTES, mailPath } from "../hosting/endpointPaths"
import { caching, headers, pictures } from "../hosting/headers"
import { countPath, measureWay } from "../measure/ways"
import { answerPost } from "./answerPost"
import { addressOf, builtSite } from "./builtSite"
import { MAX_COUNT_BYTES, takeCount } from "./counts/takeCount"
import { outboxSettings } from "./outbox/outboxSettings"
import type { Posted } from "./outbox/posted"
import { takeSubmission } from "./outbox/takeSubmission"
import { MAX_HEAD_BYTES, refusedStatus, refuseUnread } from "./refuseRequest"
import { sendFile } from "./sendFile"

/** The path and the query of a request; an address with a host, as proxies may send it, is one on this host. */
const partsOf = ({ url = "" }: IncomingMessage) => {
  const local = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?]*/i, "")
  const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(local) ?? []
  return { pathname: pathname || "/", query }
}

/**
 * The server of `npm run serve`: serves a built site as the hosts' configurations do, with the built-in mail endpoint, and
 * the one that counts if the site is measured by it.
 * @param folder the site as Gatsby leaves it (`public`) or as it is published (`dist`)
 * @param onStored is called once a form is stored
 */
export const siteServer = (folder: string, onStored = () => {}) => {
  const find = builtSite(folder, readRedirects())

  /** The built-in endpoints, by their paths. */
  const endpoints = new Map([
    [mailPath, { maxBytes: MAX_SUBMISSION_BYTES, take: (posted: Posted) => takeSubmission(posted, onStored) }],
  ])
  /** The pages that were counted: looking up a file each time would slow down those that are sent. */
  const counted = new Set<string>()
  const isPage = (path: string) => {
    if (counted.has(path)) return true
    const found = find(path)
    // Also the error page: visits of unknown addresses are counted as its own.
    const file = "file" in found ? found.file : ""
    const isCanonical = file.endsWith(".html") && addressOf(file.slice(1)) === path
    if (isCanonical) counted.add(path)
    return isCanonical
  }
  if (measureWay() === "own")
    endpoints.set(countPath, { maxBytes: MAX_COUNT_BYTES, take: (posted) => takeCount(posted, isPage) })

  const answerPage = (request: IncomingMessage, response: ServerResponse, pathname: string, query: string) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end()
    const destination = find(pathname)
    if ("location" in destination) return response.writeHead(301, { Location: destination.location + query }).end()
    const isHashed = destination.status === 200 && destination.file.startsWith(caching.hashedFolder)
    response.setHeader("Cache-Control", isHashed ? caching.hashed : caching.others)
    if (destination.file.toLowerCase().endsWith(pictures.ending))
      response.setHeader("Content-Security-Policy", pictures.policy)
    sendFile(request, response, folder, destination.file, destination.status)
  }

  /** The headers of every answer, which a proxy in front adds itself. */
  const added = outboxSettings().behindProxy ? [] : Object.entries(headers())

  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, async (request, response) => {
    for (const [name, value] of added) response.setHeader(name, value)
    const refused = refusedStatus(request)
    if (refused) return response.writeHead(refused, { Connection: "close" }).end()
    const { pathname, query } = partsOf(request)
    try {
      const endpoint = endpoints.get(pathname)
      if (endpoint) await answerPost(request, response, endpoint.maxBytes, endpoint.take)
      else answerPage(request, response, pathname, query)
    } catch (error) {
      // A visitor who hangs up while sending is no failure.
      if ((error as NodeJS.ErrnoException).code !== "ECONNRESET") console.error(error)
      response.headersSent ? response.end() : response.writeHead(500).end()
    }
  })
  return server.on("clientError", refuseUnread)
}
