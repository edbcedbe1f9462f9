/** Whether the visitor is at something else by now: in another part of the page, or in a dialog. */
const isElsewhere = (element: HTMLElement) => {
  const { activeElement } = document
  return activeElement !== document.body && !element.parentElement?.contains(activeElement)
}

/**
 * Brings what became of a form into the window, and gives it the focus; its first line has precedence in a low window. Not
 * if the visitor is at something else.
 */
export const present = (element: HTMLElement) => {
  if (isElsewhere(element)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: "nearest" })
  element.firstElementChild?.scrollIntoView({ block: "nearest" })
}
