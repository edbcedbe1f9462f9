import { isDehydrated } from "./dehydrated"

declare global {
  interface Window {
    /** The buttons that were clicked before React could hear it, in order. */
    queuedClicks?: readonly HTMLElement[]
  }
}

const leaveOut = (control: HTMLElement) => {
  window.queuedClicks = (window.queuedClicks ?? []).filter((queued) => queued !== control)
}

/**
 * Queues clicks on buttons that React cannot hear yet: it stops the event where an island's code is not there. Links,
 * disclosures and buttons with a command work by themselves. To be called from the head, before anything can be clicked.
 */
export const queueClicks = () => {
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null
      if (!button || button.hasAttribute("commandfor") || !isDehydrated(button)) return
      window.queuedClicks = [...(window.queuedClicks ?? []), button]
      // Where the code is there React hydrates during the click and handles the click itself.
      button.addEventListener("click", () => isDehydrated(button) || leaveOut(button), { capture: true, once: true })
    },
    true,
  )
}

/**
 * Repeats the queued clicks on what is hydrated by now. What opens and closes something is clicked once: whoever clicked it
 * twice did so since nothing had happened.
 */
export const replayClicks = () => {
  const queued = window.queuedClicks?.filter(({ isConnected }) => isConnected) ?? []
  window.queuedClicks = queued.filter(isDehydrated)
  const ready = queued.filter((button) => !isDehydrated(button))
  for (const [index, button] of ready.entries())
    if (!button.hasAttribute("aria-expanded") || ready.indexOf(button) === index) button.click()
}

/** {@link replayClicks}, after React's commit: within it React would not hear them. */
export const replayClicksSoon = () => void setTimeout(replayClicks)
