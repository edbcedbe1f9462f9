import http from "node:http"
import https from "node:https"

/** A server's raw answer, without following redirects or decompressing. */
export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** Options of a request besides address and headers. */
interface Question {
  readonly method?: string
  readonly body?: string
  /** The visitor's address, one of this machine's own. */
  readonly from?: string
}

/** Requests an address exactly as written, which `fetch` would normalise. Accepts any certificate. */
export const ask = (
  origin: string,
  address: string,
  headers: http.OutgoingHttpHeaders = {},
  { method = "GET", body, from }: Question = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { path: address, headers, method, agent: false, localAddress: from, rejectUnauthorized: false }
    const { request: open } = origin.startsWith("https:") ? https : http
    const request = open(origin, options, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.once("error", reject)
    request.end(body)
  })
