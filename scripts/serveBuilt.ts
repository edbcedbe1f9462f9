import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpeg": "image/jpeg",
  ".woff2": "font/woff2",
}

const isText = (type: string) => /charset|svg/.test(type)

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface Settings {
  /** What is sent in place of a text file. */
  rewrite?: (text: string, address: string) => string
  /** Answers to addresses that no file has. */
  extra?: Readonly<Record<string, unknown>>
}

const fileOf = (folder: string, address: string) =>
  [address, `${address}/index.html`, `${address}.html`]
    .map((name) => path.join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())

/** Answers as a good host would: packed with brotli, hashed files for a year. */
const answerTo = (folder: string, address: string, { rewrite = (text) => text, extra = {} }: Settings): Answer => {
  const found = fileOf(folder, address)
  const file = found ?? path.join(folder, "404.html")
  const type =
    address in extra ? "application/json; charset=utf-8" : (types[path.extname(file)] ?? "application/octet-stream")
  const bytes = address in extra ? Buffer.from(JSON.stringify(extra[address])) : readFileSync(file)
  const cache = address.startsWith("/static/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate"
  const headers = { "content-type": type, "cache-control": cache }
  const status = found || address in extra ? 200 : 404
  if (!isText(type)) return { status, headers, body: bytes }
  const body = brotliCompressSync(rewrite(bytes.toString(), address), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  return { status, headers: { ...headers, "content-encoding": "br" }, body }
}

/**
 * Serves a built site for measuring, on a free port of this machine.
 * @param folder where it was built
 * @returns its address without a slash at the end, and what ends it
 */
export const serveBuilt = async (folder: string, settings: Settings = {}) => {
  const known = new Map<string, Answer>()
  const server = createServer(({ url = "/" }, response) => {
    const address = decodeURIComponent(new URL(url, "http://localhost").pathname)
    // Packed once: what takes the server's time would count as the page's.
    const answer = known.get(address) ?? answerTo(folder, address, settings)
    known.set(address, answer)
    response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
