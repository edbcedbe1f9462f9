/** A short message over the page. */
export interface ToastRequest {
  readonly kind: "success" | "error"
  readonly text: string
  /** Milliseconds it stays, if not as long as usual. */
  readonly time?: number
}

type Taker = (request: ToastRequest) => void

let taker: Taker | undefined
let listener: (() => void) | undefined
const waiting: ToastRequest[] = []

/** Asks for a toast. Until somebody takes it, it waits. */
export const requestToast = (request: ToastRequest) => {
  if (taker) return taker(request)
  waiting.push(request)
  listener?.()
}

/** Calls back whenever a toast waits and nobody takes it. */
export const whenToastWaits = (callback: () => void) => {
  listener = callback
  if (waiting.length > 0) callback()
  return () => {
    listener = undefined
  }
}

/** Takes the requests from now on, with those that have been waiting. */
export const takeToastRequests = (take: Taker) => {
  taker = take
  for (const request of waiting.splice(0)) take(request)
  return () => {
    taker = undefined
  }
}
