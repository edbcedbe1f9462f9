import type { IncomingMessage, ServerResponse } from "node:http"
import { sender } from "../../../tools/links/askLinks"
import { LocalServer } from "../../support/LocalServer"

/** How a server answers one address: with statuses for HEAD and GET, or as it likes. */
type Behaviour =
  | { head: number; get: number; location?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** Sites that are one server of this machine: `https://journal.org/a` is asked for as `/https:/journal.org/a` there. */
export class OtherSites extends LocalServer {
  /** What was asked, as in `HEAD https://journal.org/a`, in order. */
  readonly asked: string[] = []
  readonly agents = new Set<string | undefined>()
  /** Requests that are not waited for long, as in `HEAD https://journal.org/a`. */
  readonly impatient = new Set<string>()
  /** The most requests under way at the same time: in all, and on one site. */
  readonly most = { all: 0, site: 0 }
  readonly #underWay: string[] = []

  protected respond(request: IncomingMessage, response: ServerResponse) {
    const address = String(request.url).slice(1).replace(":/", "://")
    this.asked.push(`${request.method} ${address}`)
    this.agents.add(request.headers["user-agent"])
    const { host } = new URL(address)
    this.#underWay.push(host)
    const countOf = (site: string) => this.#underWay.filter((one) => one === site).length
    this.most.all = Math.max(this.most.all, this.#underWay.length)
    this.most.site = Math.max(this.most.site, countOf(host))
    response.on("close", () => this.#underWay.splice(this.#underWay.indexOf(host), 1))
    const behaviour = this.behaviours[address] ?? { head: 200, get: 200 }
    if (typeof behaviour === "function") return behaviour(request, response)
    const { head, get, location } = behaviour
    response.writeHead(request.method === "HEAD" ? head : get, location === undefined ? {} : { Location: location })
    response.end()
  }

  /** @param behaviours by address; all other addresses are alive */
  constructor(readonly behaviours: Record<string, Behaviour>) {
    super()
  }

  /** Sends requests to this server; those for hosts that end in `.nowhere` leave the machine. */
  readonly send: ReturnType<typeof sender> = (address, method) => {
    const local = address.includes(".nowhere/") ? address : `${this.origin}/${address.replace("://", ":/")}`
    const answerMs = this.impatient.has(`${method} ${address}`) ? 50 : undefined
    return sender("https://www.quill.org", answerMs)(local, method)
  }
}
