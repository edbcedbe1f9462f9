/** Scrolls smoothly to a section, puts its id into the address, and moves the focus there. */
export const scrollToSection = (id: string) => {
  const section = document.getElementById(id)
  if (!section) return
  if (section instanceof HTMLDetailsElement) section.open = true
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  section.scrollIntoView({ behavior: calm ? "auto" : "smooth" })
  section.setAttribute("tabindex", "-1")
  section.focus({ preventScroll: true })
  window.history.replaceState(window.history.state, "", `#${id}`)
}
