declare global {
  interface Window {
    /** Whether the visitor has begun to use the page. On the window, since the head script and the app each bundle this file. */
    hasInteracted?: boolean
  }
}

/** The events by which a visitor uses a control on purpose. A screen reader, or what fills in forms, may cause the last three alone. */
const uses = ["focusin", "click", "input", "submit"] as const

/** The events by which a visitor begins to use the page; a pointer counts when it comes to a control. */
const interactions = [...uses, "pointerdown", "pointerover", "keydown", "scroll"] as const

const isInteraction = ({ type, target }: Event) =>
  type !== "pointerover" || (target instanceof Element && target.closest("a, button, form") !== null)

/** Calls back once, at the first of these events that counts. On the window: React stops events in what is not hydrated. */
const onNext = (types: readonly string[], counts: (event: Event) => boolean, callback: () => void) => {
  const listen = (event: Event) => {
    if (!counts(event)) return
    for (const type of types) removeEventListener(type, listen, true)
    callback()
  }
  for (const type of types) addEventListener(type, listen, { capture: true, passive: true })
}

/** Calls back once, when something in an element is used next. */
export const onNextUse = (element: Element, callback: () => void) =>
  onNext(uses, ({ target }) => target instanceof Node && element.contains(target), callback)

/** Calls back once the visitor begins to use the page; immediately if that has happened. */
export const onFirstInteraction = (callback: () => void) => {
  if (window.hasInteracted) return callback()
  onNext(interactions, isInteraction, () => {
    window.hasInteracted = true
    callback()
  })
}

/** Starts everything that waits for the first interaction. */
export const assumeInteraction = () => {
  if (!window.hasInteracted) dispatchEvent(new Event("pointerdown"))
}
