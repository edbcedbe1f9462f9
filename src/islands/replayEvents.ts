import { isDehydrated } from "./dehydrated"

declare global {
  interface Window {
    /** The buttons that were clicked before hydration, in order. */
    queuedClicks?: readonly HTMLElement[]
  }
}

const leaveOut = (control: HTMLElement) => {
  window.queuedClicks = (window.queuedClicks ?? []).filter((queued) => queued !== control)
}

/**
 * Queues clicks on buttons that React does not handle yet: it stops the event if an island's code is not loaded. Links,
 * disclosures and buttons with a command work by themselves. Call it in the head, before anything can be clicked.
 */
export const queueClicks = () => {
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null
      if (!button || button.hasAttribute("commandfor") || !isDehydrated(button)) return
      window.queuedClicks = [...(window.queuedClicks ?? []), button]
      // If the code is loaded, React hydrates during the click and handles the click itself.
      button.addEventListener("click", () => isDehydrated(button) || leaveOut(button), { capture: true, once: true })
    },
    true,
  )
}

/**
 * Repeats the queued clicks on what is hydrated by now. A button that opens and closes something is clicked once: a visitor
 * clicks it again only because nothing happened.
 */
export const replayClicks = () => {
  const queued = window.queuedClicks?.filter(({ isConnected }) => isConnected) ?? []
  window.queuedClicks = queued.filter(isDehydrated)
  const ready = queued.filter((button) => !isDehydrated(button))
  for (const [index, button] of ready.entries())
    if (!button.hasAttribute("aria-expanded") || ready.indexOf(button) === index) button.click()
}

/** {@link replayClicks}, after React's commit: during it React would not handle them. */
export const replayClicksSoon = () => void setTimeout(replayClicks)
