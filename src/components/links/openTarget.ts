import { onVisitorMove } from "./onVisitorMove"
import { focusElement } from "./scrollToSection"
import { whenElementExists } from "./whenElementExists"

let stop: () => void = () => undefined

/**
 * The disclosure that a target is or whose title it is in, that folds the text after it (`FoldingHeading`, before which its
 * `Aliases` are), or that folds its row of a table.
 */
const foldOf = (target: Element) =>
  [
    target.closest("details"),
    target.nextElementSibling,
    target.querySelector(":scope > th > details"),
    target.parentElement?.querySelector(":scope > span[id] ~ details"),
  ].find((element) => element instanceof HTMLDetailsElement) as HTMLDetailsElement | undefined

const open = (target: HTMLElement, isInPlace: boolean) => {
  const before = target.getBoundingClientRect().top
  const fold = foldOf(target)
  if (fold) fold.open = true
  // Another entry of the list may have closed above it.
  if (isInPlace) return window.scrollBy(0, target.getBoundingClientRect().top - before)
  // The heading of a part that folds may be hidden.
  const place = (target.getClientRects().length === 0 && fold) || target
  place.scrollIntoView()
  focusElement(place)
}

/**
 * Opens the list entry, part or row named by the address's fragment. After a navigation it also scrolls to the target, which may be
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
