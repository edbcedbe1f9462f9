/** Milliseconds after which a browser without requestIdleCallback (Safari) counts as idle. */
const ASSUMED_IDLE_MS = 200

/**
 * Calls back when the browser is idle.
 * @param timeout milliseconds after which it counts as idle in any case
 */
export const whenIdle = (callback: () => void, timeout: number) => {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout })
  else setTimeout(callback, ASSUMED_IDLE_MS)
}
