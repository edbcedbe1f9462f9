import { once } from "../site/once"

let loaded: typeof import("./sending") | undefined

/**
 * Loads what a form needs only once it is used: the code that sends it, and what shows afterwards. After a failure the
 * next call loads it again.
 * @throws (by rejection) if it cannot be loaded
 */
export const loadSending = once(async () => {
  loaded = await import(/* webpackChunkName: "sending" */ "./sending")
  return loaded
})

/** The same, if it is loaded. */
export const loadedSending = () => loaded
