/** The attribute of the page's root while the page is at its top, in browsers whose CSS cannot tell (`Header.module.css`). */
const attribute = "data-at-top"

/** Pixels from the top below which the header takes the hero's colour. */
const TOP = 24

/** Marks the page while it is at its top, if CSS has no scroll timelines. */
export const markTop = () => {
  if ("animationTimeline" in document.documentElement.style) return
  const mark = () => document.documentElement.toggleAttribute(attribute, window.scrollY < TOP)
  mark()
  window.addEventListener("scroll", mark, { passive: true })
}
