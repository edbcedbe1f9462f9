import type { AddressInfo, Socket } from "node:net"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** How a mail server treats its clients: `drops` hangs up in the middle of a mail, `drips` never ends its answer to one. */
type Behaviour = "accepts" | "refuses" | "greylists" | "hangs" | "drops" | "drips"

/** A real mail server, on a free port of this machine. */
export class MailServer {
  behaviour: Behaviour = "accepts"
  /** The recipients, by the part before the @, that it treats in another way. */
  readonly others = new Map<string, Behaviour>()
  /** What it has received. */
  readonly mails: Email[] = []
  /** Whom it has received them for, by the envelopes. */
  readonly recipients: string[] = []
  readonly #sockets = new Set<Socket>()
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, answer) => {
      if (this.behaviour !== "hangs") answer()
    },
    onRcptTo: ({ address }, _session, answer) => {
      const refuse = (responseCode: number, words: string) =>
        answer(Object.assign(new Error(`<${address}> ${words}`), { responseCode }))
      const behaviour = this.others.get(address.split("@")[0] ?? "") ?? this.behaviour
      if (behaviour === "refuses") refuse(550, "is unknown here")
      else if (behaviour === "greylists") refuse(451, "try again later")
      else if (behaviour !== "hangs") answer()
    },
    onData: async (stream, { envelope }, answer) => {
      if (this.behaviour === "drops") return stream.once("data", () => this.hangUp())
      if (this.behaviour === "drips") return this.#drip()
      // A client that was killed has sent nothing.
      const mail = await buffer(stream).catch(() => undefined)
      if (!mail) return
      this.mails.push(await PostalMime.parse(mail))
      this.recipients.push(...envelope.rcptTo.map(({ address }) => address))
      answer()
    },
  })

  /** Starts it. @returns its address */
  async start() {
    this.#server.server.on("connection", (socket: Socket) => this.#sockets.add(socket))
    // Clients that give up are no failure of the server.
    this.#server.on("error", () => {})
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", () => resolve()))
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  /** Sends a line of an answer again and again. */
  #drip() {
    const connected = [...this.#sockets]
    const dripping = setInterval(() => {
      const open = connected.filter((socket) => socket.writable)
      for (const socket of open) socket.write("250-wait\r\n")
      if (open.length === 0) clearInterval(dripping)
    }, 50)
  }

  /** Ends all connections at once. */
  hangUp() {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  async stop() {
    this.hangUp()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
