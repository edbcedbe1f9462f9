import type { ReactNode } from "react"

/** A short message over the page. */
export interface ToastRequest {
  readonly kind: "success" | "error"
  readonly text: ReactNode
  /** Milliseconds that it stays, if not the default time; false: until it is closed. */
  readonly time?: number | false
}

type Taker = (request: ToastRequest) => void

let taker: Taker | undefined
let listener: (() => void) | undefined
const waiting: ToastRequest[] = []

/** Queues a toast until a host shows it. */
export const requestToast = (request: ToastRequest) => {
  if (taker) return taker(request)
  waiting.push(request)
  listener?.()
}

/** Calls back whenever a toast is queued without a host to show it. */
export const whenToastWaits = (callback: () => void) => {
  listener = callback
  if (waiting.length > 0) callback()
  return () => {
    listener = undefined
  }
}

/** Subscribes to queued toasts, including those that already wait. */
export const takeToastRequests = (take: Taker) => {
  taker = take
  for (const request of waiting.splice(0)) take(request)
  return () => {
    taker = undefined
  }
}
