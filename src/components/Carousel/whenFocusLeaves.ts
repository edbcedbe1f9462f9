/** Calls back as soon as the focus is outside an element, so that the element can be replaced. */
export const whenFocusLeaves = (element: HTMLElement | null, callback: () => void) => {
  const holdsFocus = () => element?.contains(document.activeElement)
  if (!element || !holdsFocus()) return callback()
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (holdsFocus() || (relatedTarget instanceof Node && element.contains(relatedTarget))) return
    element.removeEventListener("focusout", leave)
    callback()
  }
  element.addEventListener("focusout", leave)
}
