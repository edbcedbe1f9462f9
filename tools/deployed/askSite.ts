/** A live site's answer. */
export interface LiveAnswer {
  readonly address: string
  /** 0 if there was no answer. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Requests an address of a site without following redirects. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<LiveAnswer>

const ANSWER_TIMEOUT_MS = 15_000

/**
 * Makes a function that requests addresses of a live site.
 * @param origin as in `https://www.example.com`
 */
export const askSite =
  (origin: string): Ask =>
  async (address, headers = {}) => {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      const response = await fetch(origin + address, { redirect: "manual", headers, signal })
      return { address, status: response.status, headers: response.headers, text: await response.text() }
    } catch (error) {
      const { message, cause } = error as Error
      return { address, status: 0, headers: new Headers(), text: cause instanceof Error ? cause.message : message }
    }
  }
