/**
 * Gives the next request to an address a signal by which it can be given up. It is for a caller that makes its request
 * with the browser's `fetch` and offers no way to hand one in.
 * @returns a function that takes the signal back, in case no request has been made
 */
export const lendSignal = (address: string, signal: AbortSignal) => {
  const { fetch } = window
  const withSignal: typeof fetch = (to, request) => {
    if (to !== address) return fetch(to, request)
    restore()
    return fetch(to, { ...request, signal })
  }
  const restore = () => {
    if (window.fetch === withSignal) window.fetch = fetch
  }
  window.fetch = withSignal
  return restore
}
