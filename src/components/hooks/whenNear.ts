/**
 * Calls back once, when an element comes near the visible part of the page.
 * @param margin how near, as a `rootMargin`; a negative margin waits until it is well within view
 * @returns a function that stops waiting
 */
export const whenNear = (element: Element, callback: () => void, margin = "400px") => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
