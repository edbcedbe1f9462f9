import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { MAX_SUBMISSION_BYTES, takeSubmission } from "../../../server/outbox/takeSubmission"

const bodyParser: GatsbyFunctionConfig["bodyParser"] = {
  raw: { type: "application/json", limit: MAX_SUBMISSION_BYTES },
}

/**
 * The body is read raw, up to a limit (413 beyond it).
 * Destructured because Gatsby mistakes `export const config`, anywhere below src, for a page that is rendered on a server;
 * it then bundles server engines, which fails on sharp.
 */
export const { config } = { config: { bodyParser } }

/** The built-in mail endpoint in the live preview; `npm run serve` has another handler for it (`siteServer`). */
const handler = async (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => {
  const { status, text, headers } = await takeSubmission({
    method: request.method,
    forwardedFor: request.headers["x-forwarded-for"],
    remoteAddress: request.socket.remoteAddress,
    fetchSite: request.headers["sec-fetch-site"],
    body: Buffer.isBuffer(request.body) ? request.body : undefined,
  })
  response.writeHead(status, headers).end(text)
}

export default handler
