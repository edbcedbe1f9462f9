declare global {
  interface Window {
    /** Whether the visitor has begun to use the page. On the window, since the head script and the app each bundle this file. */
    hasInteracted?: boolean
  }
}

/** The events by which a visitor uses the page; a pointer counts when it comes to a control. */
const interactions = ["pointerdown", "pointerover", "keydown", "focusin", "scroll"] as const

const isInteraction = ({ type, target }: Event) =>
  type !== "pointerover" || (target instanceof Element && target.closest("a, button, form") !== null)

/**
 * Calls back once, at the next interaction with an element.
 * It listens on the window: React stops events in what is not hydrated.
 */
export const onNextInteraction = (element: Node, callback: () => void) => {
  const listen = (event: Event) => {
    if (!isInteraction(event) || !(event.target instanceof Node && element.contains(event.target))) return
    for (const type of interactions) removeEventListener(type, listen, true)
    callback()
  }
  for (const type of interactions) addEventListener(type, listen, { capture: true, passive: true })
}

/** Calls back once the visitor begins to use the page; immediately if that has happened. */
export const onFirstInteraction = (callback: () => void) => {
  if (window.hasInteracted) return callback()
  onNextInteraction(document, () => {
    window.hasInteracted = true
    callback()
  })
}

/** Starts everything that waits for the first interaction. */
export const assumeInteraction = () => {
  if (!window.hasInteracted) document.dispatchEvent(new Event("pointerdown"))
}
