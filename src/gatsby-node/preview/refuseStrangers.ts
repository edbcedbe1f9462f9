import { subscribe } from "node:diagnostics_channel"
import { type IncomingMessage, Server, type ServerResponse } from "node:http"
import { isIP, type Socket } from "node:net"
import type { Duplex } from "node:stream"

/** Whether a host is this machine by name or any by number: an address of another site cannot lead to these. */
const isLocal = (host: string) => {
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1")
  return name === "localhost" || isIP(name) !== 0
}

/** The address of a page, unlike those that begin processes or hold data: /__likeness, /admin/file/data/site.json. */
const page = /^(?:\/(?!_)(?:[\w+-]|%2B)*)+(?:\?|$)/i

/** Whether somebody follows a link to a page. */
const isVisit = ({ method, url = "", headers }: IncomingMessage) =>
  method === "GET" &&
  page.test(url) &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document"

/**
 * Whether the live preview may answer a request: it comes from one of its own pages, from a program on this machine, or
 * somebody has followed a link to a page. Browsers say so in these headers, which no page can change.
 */
const isOwnRequest = (request: IncomingMessage) => {
  const { host = "", origin } = request.headers
  const site = request.headers["sec-fetch-site"] ?? "none"
  const isFromOwnPage = site === "same-origin" || site === "none" || isVisit(request)
  return isLocal(host) && isFromOwnPage && (origin === undefined || origin === `http://${host}`)
}

const refuse = (response: ServerResponse | Duplex) => {
  if ("writeHead" in response)
    response.writeHead(403, { "Content-Type": "text/plain" }).end("Only pages of this server are answered.\n")
  else response.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n")
}

/** Answers only own requests from now on, before all of a server's routes and its web socket. */
const guard = (server: Server) => {
  for (const event of ["request", "upgrade"]) {
    const listeners = server.listeners(event)
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, response: ServerResponse | Duplex, ...rest: unknown[]) => {
      if (!isOwnRequest(request)) return refuse(response)
      for (const listener of listeners) listener.call(server, request, response, ...rest)
    })
  }
}

/**
 * Keeps pages of other sites from reading drafts through the live preview, and from starting its processes. Gatsby lets
 * every site ask, and calls its own routes before any that can be added, so each server is guarded on its first connection.
 * Its header that lets every site read stays on answers, which no other site gets.
 */
export const refuseStrangers = () => {
  const guarded = new WeakSet<Server>()
  subscribe("net.server.socket", (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    if (!(server instanceof Server) || guarded.has(server)) return
    guarded.add(server)
    guard(server)
  })
}
