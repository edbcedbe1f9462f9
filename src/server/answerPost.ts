import type { IncomingMessage, ServerResponse } from "node:http"
import { type Answer, answer, type Posted } from "./outbox/posted"

/** How much is read and thrown away of a body that is too large: a proxy that is still sending would miss the answer. */
const MAX_DISCARDED_BYTES = 4_194_304

/** The whole body of a request, or undefined if it is larger than it may be. */
const bodyOf = async (request: IncomingMessage, maxBytes: number) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    // Closes the connection.
    else if (size > maxBytes + MAX_DISCARDED_BYTES) break
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}

const isJson = ({ headers }: IncomingMessage) => /^application\/json\b/i.test(headers["content-type"] ?? "")

/**
 * Answers a request to a built-in endpoint of the site's server.
 * @param maxBytes the maximum size of its body
 * @param take does what is asked, and never rejects
 */
export const answerPost = async (
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
  take: (posted: Posted) => Promise<Answer>,
) => {
  const { remoteAddress } = request.socket
  const body = await bodyOf(request, maxBytes)
  const posted = {
    method: request.method,
    forwardedFor: request.headers["x-forwarded-for"],
    remoteAddress,
    fetchSite: request.headers["sec-fetch-site"],
    body: isJson(request) ? body : undefined,
  }
  const { status, text, headers } = body
    ? await take(posted)
    : answer(413, "Payload Too Large", { Connection: "close" })
  response.writeHead(status, headers).end(text)
}
