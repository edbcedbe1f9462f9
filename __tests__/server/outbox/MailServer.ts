import type { AddressInfo, Socket } from "node:net"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** How a mail server treats its clients: `drops` hangs up in the middle of a mail. */
type Behaviour = "accepts" | "refuses" | "greylists" | "hangs" | "drops"

/** A real mail server, on a free port of this machine. */
export class MailServer {
  behaviour: Behaviour = "accepts"
  /** What it has received. */
  readonly mails: Email[] = []
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
      if (this.behaviour === "refuses") refuse(550, "is unknown here")
      else if (this.behaviour === "greylists") refuse(451, "try again later")
      else answer()
    },
    onData: async (stream, _session, answer) => {
      if (this.behaviour === "drops") return stream.once("data", () => this.hangUp())
      // A client that was killed has sent nothing.
      const mail = await buffer(stream).catch(() => undefined)
      if (!mail) return
      this.mails.push(await PostalMime.parse(mail))
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
