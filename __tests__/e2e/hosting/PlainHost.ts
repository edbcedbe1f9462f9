import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { anyFreePort } from "../anyFreePort"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
}

/** The source of an answer: a file, or a redirect. */
type Answer = { status: 200 | 404; file: string } | { status: 301 | 308; to: string }

/**
 * A static host that answers as documented for Cloudflare Pages (developers.cloudflare.com/pages, 'Serving Pages' and
 * 'Redirects'): `/plans` is `plans.html`, `plans/index.html` redirects to `/plans/`, missing files are answered by the
 * nearest `404.html`, and only lines of `_redirects` that redirect count.
 */
export class PlainHost {
  private readonly server = createServer(({ url = "/" }, response) => {
    const answer = this.answerTo(decodeURIComponent(new URL(url, "http://host").pathname))
    if ("to" in answer) return response.writeHead(answer.status, { location: answer.to }).end()
    const type = types[path.extname(answer.file)] ?? "application/octet-stream"
    return response.writeHead(answer.status, { "content-type": type }).end(readFileSync(this.inside(answer.file)))
  })
  origin = ""

  /** @param folder the published folder */
  constructor(private readonly folder: string) {}

  private inside(file: string) {
    return path.join(this.folder, file)
  }

  private has(file: string) {
    return existsSync(this.inside(file)) && statSync(this.inside(file)).isFile()
  }

  private moved(address: string) {
    return readFileSync(this.inside("_redirects"), "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .find(([from = "", , status]) => decodeURI(from) === address && status?.startsWith("3"))
  }

  private answerTo(address: string): Answer {
    const [, to] = this.moved(address) ?? []
    if (to) return { status: 301, to }
    const plain = address.replace(/(?:\/|\/index\.html|\.html)$/, "")
    if (address.endsWith(".html") && this.has(address)) return { status: 308, to: plain || "/" }
    if (!/\/_(?:headers|redirects)$/.test(address) && this.has(address)) return { status: 200, file: address }
    if (this.has(`${plain}.html`))
      return plain === address ? { status: 200, file: `${plain}.html` } : { status: 308, to: plain }
    if (this.has(`${plain}/index.html`))
      return address === `${plain}/` ? { status: 200, file: `${plain}/index.html` } : { status: 308, to: `${plain}/` }
    let folder = path.posix.dirname(address)
    while (folder !== "/" && !this.has(`${folder}/404.html`)) folder = path.posix.dirname(folder)
    return { status: 404, file: path.posix.join(folder, "404.html") }
  }

  async start() {
    const port = await anyFreePort()
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve))
    this.origin = `http://127.0.0.1:${port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
