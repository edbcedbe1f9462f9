/** Moves the focus to an element, from where Tab goes on, without scrolling. */
export const focusElement = (element: HTMLElement) => {
  element.setAttribute("tabindex", "-1")
  element.focus({ preventScroll: true })
}

/** Scrolls smoothly to a section and moves the focus there. */
export const scrollToSection = (id: string) => {
  const section = document.getElementById(id)
  if (!section) return
  if (section instanceof HTMLDetailsElement) section.open = true
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  section.scrollIntoView({ behavior: calm ? "auto" : "smooth" })
  focusElement(section)
}
