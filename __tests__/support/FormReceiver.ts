import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

/** What a service answers a form with; by default as Formspree does a script, or a browser that posts the form itself. */
interface Reply {
  readonly status: number
  readonly body?: string
  readonly location?: string
}

const read = async (request: IncomingMessage) => {
  let text = ""
  for await (const chunk of request) text += chunk
  return text
}

/** A service that takes the POST of a form: keeps what it gets, in order, and answers as it is told. */
export class FormReceiver {
  readonly taken: { readonly path: string; readonly fields: readonly (readonly [string, string])[] }[] = []
  private readonly server = createServer(async (request, response) => {
    const fields = [...new URLSearchParams(await read(request))]
    this.taken.push({ path: request.url ?? "", fields })
    const { status, body = "", location } = this.reply(fields, request.headers.accept === "application/json")
    response.writeHead(status, {
      "access-control-allow-origin": "*",
      "content-type": body.startsWith("{") ? "application/json" : "text/html",
      ...(location && { location }),
    })
    response.end(body)
  })
  origin = ""

  /** @param reply answers with what was sent, and whether JSON is asked for */
  constructor(
    public reply: (fields: readonly (readonly [string, string])[], asksJson: boolean) => Reply = (fields, asksJson) =>
      asksJson
        ? { status: 200, body: '{"ok":true}' }
        : { status: 302, location: Object.fromEntries(fields)._next ?? "/thanks" },
  ) {}

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
