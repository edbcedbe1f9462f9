import { whenElementExists } from "./whenElementExists"

let stopWaiting: () => void = () => undefined

/**
 * Opens the list entry named by the address's fragment, and scrolls to it. After a navigation the target may be in an
 * island that appears only after Gatsby has looked for it.
 */
export const openTarget = () => {
  stopWaiting()
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (!id) return
  const isScrolledTo = document.getElementById(id) !== null
  stopWaiting = whenElementExists(id, () => {
    const target = document.getElementById(id)
    if (target instanceof HTMLDetailsElement) target.open = true
    else if (isScrolledTo) return
    target?.scrollIntoView()
  })
}
