declare global {
  interface Window {
    /** Whether the visitor has begun to use the page. Global, since head script and app both bundle this file. */
    hasInteracted?: boolean
  }
}

/** Events of deliberate use of a control. Screen readers and autofill may cause the last three without the first. */
const uses = ["focusin", "click", "input", "submit"] as const

/** The events by which a visitor begins to use the page. A pointer counts when it enters a link, button or form. */
const interactions = [...uses, "pointerdown", "pointerover", "keydown", "scroll"] as const

const isInteraction = ({ type, target }: Event) =>
  type !== "pointerover" || (target instanceof Element && target.closest("a, button, form") !== null)

/** Calls back once, at the first event that counts. On the window, since React stops events in dehydrated parts. */
const onNext = (types: readonly string[], counts: (event: Event) => boolean, callback: () => void) => {
  const listen = (event: Event) => {
    if (!counts(event)) return
    for (const type of types) removeEventListener(type, listen, true)
    callback()
  }
  for (const type of types) addEventListener(type, listen, { capture: true, passive: true })
}

/** Calls back once, the next time something in an element is used. */
export const onNextUse = (element: Element, callback: () => void) =>
  onNext(uses, ({ target }) => target instanceof Node && element.contains(target), callback)

/** Calls back once the visitor begins to use the page; immediately if that has already happened. */
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
