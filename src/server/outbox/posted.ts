import { networkOf } from "./networkOf"
import { outboxSettings } from "./outboxSettings"
import { withinRate } from "./withinRate"

/** The part of a request that the built-in endpoints read. */
export interface Posted {
  readonly method: string | undefined
  /** The header `X-Forwarded-For`. */
  readonly forwardedFor: string | string[] | undefined
  /** The address of the connection. */
  readonly remoteAddress: string | undefined
  /** The header `Sec-Fetch-Site`: where the page that posts is from, as its browser says; older browsers say nothing. */
  readonly fetchSite?: string | string[] | undefined
  /** The raw body, if its content type is JSON. */
  readonly body: Buffer | undefined
}

/** The answer of a built-in endpoint. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export const answer = (status: number, text: string, headers = {}): Answer => ({
  status,
  text,
  headers: { "Content-Type": "text/plain", ...headers },
})

const addressOf = ({ forwardedFor, remoteAddress }: Posted, behindProxy: boolean) => {
  // The last address is the one that the proxy itself saw; clients can fake those before it.
  const forwarded = behindProxy
    ? String(forwardedFor ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined
  return forwarded || remoteAddress || "unknown"
}

/** How large posts may be on average: many times what people write. */
const MEAN_BYTES = 16_384

/** The answer to a request that is no post, is from a page of another site, or more than its network may send in a minute; undefined if it is none of these. */
export const refusalOf = (posted: Posted, what: Parameters<typeof withinRate>[0]): Answer | undefined => {
  const { behindProxy, rates } = outboxSettings()
  if (posted.method !== "POST") return answer(405, "Method Not Allowed", { Allow: "POST" })
  if (posted.fetchSite === "cross-site") return answer(403, "Forbidden")
  const network = networkOf(addressOf(posted, behindProxy))
  const limits = { posts: rates[what], bytes: rates[what] * MEAN_BYTES }
  if (!withinRate(what, network, posted.body?.length ?? 0, limits)) return answer(429, "Too Many Requests")
  return undefined
}
