import type { IncomingMessage, ServerResponse } from "node:http"
import { MAX_SUBMISSION_BYTES, takeSubmission } from "../outbox/takeSubmission"

/** The whole body of a request, or undefined if it is larger than a submission may be. */
const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Always read to the end: a proxy that is still sending would miss the answer.
    if (size <= MAX_SUBMISSION_BYTES) chunks.push(chunk)
  }
  return size > MAX_SUBMISSION_BYTES ? undefined : Buffer.concat(chunks)
}

const isJson = ({ headers }: IncomingMessage) => /^application\/json\b/i.test(headers["content-type"] ?? "")

/**
 * Answers the built-in mail endpoint of the site's server.
 * @param onStored is called once a form is stored
 */
export const mailEndpoint = async (request: IncomingMessage, response: ServerResponse, onStored: () => void) => {
  const body = await bodyOf(request)
  if (!body) return response.writeHead(413, { "Content-Type": "text/plain" }).end("Payload Too Large")
  const posted = {
    method: request.method,
    forwardedFor: request.headers["x-forwarded-for"],
    remoteAddress: request.socket.remoteAddress,
    body: isJson(request) ? body : undefined,
  }
  const { status, text, headers } = await takeSubmission(posted, onStored)
  response.writeHead(status, headers).end(text)
}
