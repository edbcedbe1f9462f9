/** Where a session remembers that a page was reloaded for want of a script. */
export const reloadedKey = "reloaded-for-chunk"

/**
 * Reloads the page, once a session: after a new deploy the scripts of an open page are gone,
 * and a reload is all it takes. A second failure has another cause, which a reload would not cure.
 * @returns whether the page is being reloaded
 */
export const reloadOnce = (reload: () => void = () => window.location.reload()) => {
  try {
    if (window.sessionStorage.getItem(reloadedKey)) return false
    window.sessionStorage.setItem(reloadedKey, "yes")
  } catch {
    // Without storage there is no knowing whether this was tried already, and it must not go round in circles.
    return false
  }
  reload()
  return true
}
