import { useEffect } from "react"

/** Marks a step of the history that opening something has added. */
const addedKey = "isAdded"

/**
 * Ends the mark of the present step of the history, if opening something has added it.
 * @returns whether it had one: the address to which a link then leads replaces this step
 */
export const takeAddedStep = () => {
  const { [addedKey]: isAdded = false, ...state } = window.history.state ?? {}
  if (isAdded) window.history.replaceState(state, "")
  return Boolean(isAdded)
}

/**
 * Lets Back close what covers the page instead of leaving the page: opening it adds a step to the history, which closing
 * it takes back.
 * @param close always the same function
 */
export const useClosedOnBack = (isOpen: boolean, close: () => void) =>
  useEffect(() => {
    if (!isOpen) return
    window.history.pushState({ ...window.history.state, [addedKey]: true }, "")
    window.addEventListener("popstate", close)
    return () => {
      window.removeEventListener("popstate", close)
      if (takeAddedStep()) window.history.back()
    }
  }, [isOpen, close])
