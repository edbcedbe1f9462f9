declare global {
  interface Window {
    /** Whether the visitor has begun to use the page. On the window, since the head script and the app each bundle this file. */
    hasInteracted?: boolean
  }
}

/** The events by which a visitor begins to use the page; a pointer counts when it comes to a control. */
const interactions = ["pointerdown", "pointerover", "keydown", "focusin", "scroll"] as const

const isInteraction = ({ type, target }: Event) =>
  type !== "pointerover" || (target instanceof Element && target.closest("a, button, form") !== null)

/** Calls back once the visitor begins to use the page; immediately if that has happened. */
export const onFirstInteraction = (callback: () => void) => {
  if (window.hasInteracted) return callback()
  const listen = (event: Event) => {
    if (!isInteraction(event)) return
    for (const type of interactions) removeEventListener(type, listen, true)
    window.hasInteracted = true
    callback()
  }
  for (const type of interactions) addEventListener(type, listen, { capture: true, passive: true })
}

/** Starts everything that waits for the first interaction. */
export const assumeInteraction = () => {
  if (!window.hasInteracted) dispatchEvent(new Event("pointerdown"))
}
