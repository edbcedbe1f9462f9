import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** Starts a server on a free port of this machine. @returns its address, as in `http://127.0.0.1:4000` */
export const startServer = async (server: Server, host = "127.0.0.1") => {
  await once(server.listen(0, host), "listening")
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

/** Ends a server, and the connections that clients keep for their next request. */
export const stopServer = async (server: Server) => {
  server.closeAllConnections()
  await once(server.close(), "close")
}

/** A server on a free port of this machine, in place of one that the site talks to. */
export abstract class LocalServer {
  readonly #server = createServer((request, response) => this.respond(request, response))
  /** Its address once it has started, as in `http://127.0.0.1:4000`. */
  origin = ""

  /** Answers a request. */
  protected abstract respond(request: IncomingMessage, response: ServerResponse): unknown

  /** Starts it. @returns its address */
  async start() {
    this.origin = await startServer(this.#server)
    return this.origin
  }

  stop() {
    return stopServer(this.#server)
  }
}
