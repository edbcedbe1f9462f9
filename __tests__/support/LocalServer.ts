import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A server on a free port of this machine, in place of one that the site talks to. */
export abstract class LocalServer {
  readonly #server = createServer((request, response) => this.respond(request, response))
  /** Its address once it has started, as in `http://127.0.0.1:4000`. */
  origin = ""

  /** Answers a request. */
  protected abstract respond(request: IncomingMessage, response: ServerResponse): unknown

  /** Starts it. @returns its address */
  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this.origin
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
