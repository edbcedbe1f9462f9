import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { readRedirects } from "../addresses"
import { caching, headers } from "../headers"
import { outboxSettings } from "../outbox/outboxSettings"
import { mailPath } from "../outbox/takeSubmission"
import { builtSite } from "./builtSite"
import { mailEndpoint } from "./mailEndpoint"
import { sendFile } from "./sendFile"

/** The maximum size of an address and its headers: above what browsers send, so that the site answers them all. */
const MAX_HEADER_BYTES = 1_048_576

/**
 * The server of `npm run serve`: serves a built site as the hosts' configurations do, with the built-in mail endpoint.
 * @param folder the site as Gatsby leaves it (`public`) or as it is published (`dist`)
 * @param onStored is called once a form is stored
 */
export const siteServer = (folder: string, onStored = () => {}) => {
  const find = builtSite(folder, readRedirects())

  const answerPage = (request: IncomingMessage, response: ServerResponse, pathname: string, query: string) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end()
    const destination = find(pathname)
    if ("location" in destination) return response.writeHead(301, { Location: destination.location + query }).end()
    const isHashed = destination.status === 200 && destination.file.startsWith(caching.hashedFolder)
    response.setHeader("Cache-Control", isHashed ? caching.hashed : caching.others)
    sendFile(request, response, folder, destination.file, destination.status)
  }

  return createServer({ maxHeaderSize: MAX_HEADER_BYTES }, async (request, response) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? []
    // A proxy in front adds these headers itself.
    if (!outboxSettings().behindProxy)
      for (const [name, value] of Object.entries(headers())) response.setHeader(name, value)
    try {
      if (pathname === mailPath) await mailEndpoint(request, response, onStored)
      else answerPage(request, response, pathname, query)
    } catch (error) {
      console.error(error)
      response.headersSent ? response.end() : response.writeHead(500).end()
    }
  })
}
