/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void) => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: 3000 })
  else setTimeout(callback, 200)
}
