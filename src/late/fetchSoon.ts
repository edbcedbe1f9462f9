type Fetch = () => Promise<unknown>

/** What a visitor does who means to use the page. */
const signs = ["pointerdown", "pointerover", "keydown", "focusin", "scroll"] as const

const waiting = new Set<Fetch>()

/** Whether scripts still wait for the visitor; where pages are built, none does. */
let mayWait = typeof document !== "undefined"

/** A script that does not come is asked for again by the part that needs it. */
const begin = (fetch: Fetch) => void fetch().catch(() => undefined)

/** Fetches a script as soon as the visitor begins to use the page: by the time that it is needed the line may be gone. */
export const fetchSoon = (fetch: Fetch) => {
  if (mayWait) waiting.add(fetch)
  else begin(fetch)
}

const stopWaiting = () => {
  mayWait = false
  for (const sign of signs) removeEventListener(sign, stopWaiting, true)
  for (const fetch of waiting) begin(fetch)
  waiting.clear()
}

/** Looks out for the first sign. To be called when the page has come alive. */
export const awaitVisitor = () => {
  for (const sign of signs) addEventListener(sign, stopWaiting, { capture: true, passive: true })
}
