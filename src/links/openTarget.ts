import { whenThere } from "./whenThere"

let stopWaiting: () => void = () => undefined

/**
 * Opens the entry of a list that the address names by its fragment, and scrolls to it. On the way from another page an island may
 * bring the target only after Gatsby has looked for it.
 */
export const openTarget = () => {
  stopWaiting()
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (!id) return
  const isScrolledTo = document.getElementById(id) !== null
  stopWaiting = whenThere(id, () => {
    const target = document.getElementById(id)
    if (target instanceof HTMLDetailsElement) target.open = true
    else if (isScrolledTo) return
    target?.scrollIntoView()
  })
}
