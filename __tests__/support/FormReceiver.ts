import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { LocalServer } from "./LocalServer"

/** What a service answers a form with; by default as Formspree does a script, or a browser that posts the form itself. */
interface Reply {
  readonly status: number
  readonly body?: string
  readonly location?: string
}

/** A service that takes the POST of a form: keeps what it gets, in order, and answers as it is told. */
export class FormReceiver extends LocalServer {
  readonly taken: { readonly path: string; readonly fields: readonly (readonly [string, string])[] }[] = []

  /** @param reply answers with what was sent, and whether JSON is asked for */
  constructor(
    public reply: (fields: readonly (readonly [string, string])[], asksJson: boolean) => Reply = (fields, asksJson) =>
      asksJson
        ? { status: 200, body: '{"ok":true}' }
        : { status: 302, location: Object.fromEntries(fields)._next ?? "/thanks" },
  ) {
    super()
  }

  protected async respond(request: IncomingMessage, response: ServerResponse) {
    const fields = [...new URLSearchParams(await text(request))]
    this.taken.push({ path: request.url ?? "", fields })
    const { status, body = "", location } = this.reply(fields, request.headers.accept === "application/json")
    response.writeHead(status, {
      "access-control-allow-origin": "*",
      "content-type": body.startsWith("{") ? "application/json" : "text/html",
      ...(location && { location }),
    })
    response.end(body)
  }
}
