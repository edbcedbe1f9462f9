import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import { LocalServer } from "../../support/LocalServer"

/** What a webhook posts. */
interface Posted {
  readonly type: string
  readonly data: { readonly id: string; readonly form: string; readonly fields: Readonly<Record<string, unknown>> }
}

/** A receiver of webhooks, on a free port of this machine, which checks signatures as its owner would. */
export class WebhookServer extends LocalServer {
  readonly secret = `whsec_${Buffer.alloc(32, "s").toString("base64")}`
  /** The status to answer with; undefined to never answer. */
  status: number | undefined = 200
  /** What was posted, by `webhook-id`; an unsigned post is an error. */
  readonly posts: { readonly id: string; readonly body: Posted }[] = []

  protected async respond(request: IncomingMessage, response: ServerResponse) {
    const headers = request.headers as Record<string, string>
    const body = new Webhook(this.secret).verify(await text(request), headers) as Posted
    if (this.status === undefined) return
    if (this.status === 200) this.posts.push({ id: headers["webhook-id"] ?? "", body })
    response.writeHead(this.status, { Location: "/elsewhere" }).end("x".repeat(100_000))
  }

  /** Starts it. @returns its address */
  override async start() {
    return `${await super.start()}/leads`
  }
}
