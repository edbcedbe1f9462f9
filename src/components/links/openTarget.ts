import { onVisitorMove } from "./onVisitorMove"
import { focusElement } from "./scrollToSection"
import { whenElementExists } from "./whenElementExists"

let stop: () => void = () => undefined

const open = (target: HTMLElement, isInPlace: boolean) => {
  const before = target.getBoundingClientRect().top
  if (target instanceof HTMLDetailsElement) target.open = true
  // Another entry of the list may have closed above it.
  if (isInPlace) return window.scrollBy(0, target.getBoundingClientRect().top - before)
  target.scrollIntoView()
  focusElement(target)
}

/**
 * Opens the list entry named by the address's fragment. After a navigation it also scrolls to the target, which may be
 * in an island that appears only after Gatsby has looked for it, and moves the focus there. When a page is opened, and
 * after Back, the browser has chosen the place, and the page stays there.
 * @param isNavigation whether a link or the search has led here
 */
export const openTarget = (isNavigation: boolean) => {
  stop()
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (!id) return
  const isInPlace = !isNavigation && document.getElementById(id) !== null
  let stopListening: () => void = () => undefined
  const stopWaiting = whenElementExists(id, () => {
    const target = document.getElementById(id)
    stopListening()
    if (target) open(target, isInPlace)
  })
  if (!document.getElementById(id)) stopListening = onVisitorMove(stopWaiting)
  stop = () => {
    stopWaiting()
    stopListening()
  }
}
