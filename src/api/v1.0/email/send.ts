import path from "node:path"
import { pathToFileURL } from "node:url"
import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { MAX_SUBMISSION_BYTES } from "../../../hosting/endpointPaths"

const bodyParser: GatsbyFunctionConfig["bodyParser"] = {
  raw: { type: "application/json", limit: MAX_SUBMISSION_BYTES },
}

/**
 * The body is read raw, up to a limit (413 beyond it).
 * Destructured because Gatsby mistakes `export const config`, anywhere below src, for a page that is rendered on a server;
 * it then bundles server engines, which fails on sharp.
 */
export const { config } = { config: { bodyParser } }

/** The server's code, bundled once somebody posts, since every build compiles what a function imports. */
const loadServer = async (): Promise<typeof import("../../../server/outbox/takeSubmission")> => {
  const loader = pathToFileURL(path.resolve("src/gatsby-node/loadBundled.js")).href
  return (await import(/* webpackIgnore: true */ loader)).loadBundled("src/server/outbox/takeSubmission.ts")
}

/** The built-in mail endpoint in the live preview; `npm run serve` has another handler for it (`siteServer`). */
const handler = async (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => {
  const { takeSubmission } = await loadServer()
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
