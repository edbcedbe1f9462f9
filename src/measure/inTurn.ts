import type { Sender, Sent } from "./Sender"

/** How long to wait for an answer before the next event is sent. */
const TURN_MS = 5_000

/**
 * Sends one event after the other, so that a slow server never holds more than one of the browser's connections; what waits
 * when the page is left is sent at once. Failures are silent, and nothing is sent again.
 */
export const inTurn = (send: Sender) => {
  const waiting: Sent[] = []
  let isBusy = false
  const sendNext = async (): Promise<void> => {
    const next = waiting.shift()
    isBusy = next !== undefined
    if (!next) return
    const late = new Promise((resolve) => setTimeout(resolve, TURN_MS))
    await Promise.race([send(next).catch(() => {}), late])
    return sendNext()
  }
  const isLeft = () => document.visibilityState === "hidden"
  const sendAll = () => {
    for (const sent of waiting.splice(0)) send(sent).catch(() => {})
  }
  document.addEventListener("visibilitychange", () => isLeft() && sendAll())
  return (sent: Sent) => {
    waiting.push(sent)
    if (isLeft()) sendAll()
    else if (!isBusy) void sendNext()
  }
}
