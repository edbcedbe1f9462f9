import { indexNowPath } from "../../src/site/indexNowPath"

/** The endpoint that passes addresses on to all search engines that take part. */
const sharedEndpoint = "https://api.indexnow.org/indexnow"

/** The most addresses in a request. */
const MAX_ADDRESSES = 10_000

const ANSWER_TIMEOUT_MS = 15_000

/** What IndexNow's refusals mean (https://www.indexnow.org/documentation). */
const refusals: Readonly<Record<number, string>> = {
  400: "the request is malformed",
  403: "the key is not valid: its file is missing on the live site, or has another content",
  422: "the addresses do not belong to the site, or the key does not follow the rules",
  429: "there were too many requests; leave more time between deploys",
}

/**
 * Tells IndexNow of pages that are new, changed or gone.
 * @param siteUrl the address of the site, to which all addresses belong
 * @param key the site's IndexNow key
 * @throws Error if there is no answer in time, or a refusal
 */
export const postToIndexNow = async (
  siteUrl: string,
  key: string,
  addresses: readonly string[],
  endpoint = sharedEndpoint,
) => {
  for (let from = 0; from < addresses.length; from += MAX_ADDRESSES) {
    const { status } = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}${indexNowPath(key)}`,
        urlList: addresses.slice(from, from + MAX_ADDRESSES),
      }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    if (status !== 200 && status !== 202)
      throw new Error(`status ${status}: ${refusals[status] ?? "IndexNow did not take the addresses"}`)
  }
}
