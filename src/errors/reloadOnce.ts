/** Session key: the page was reloaded after a script failed. */
export const reloadedKey = "reloaded-for-chunk"

/**
 * Reloads the page, once a session: after a new deploy the scripts of an open page are gone, and a reload fetches the new
 * ones. A second failure has another cause, which a reload would not fix.
 * @returns whether the page is being reloaded
 */
export const reloadOnce = (reload: () => void = () => window.location.reload()) => {
  try {
    if (window.sessionStorage.getItem(reloadedKey)) return false
    window.sessionStorage.setItem(reloadedKey, "yes")
  } catch {
    // Without storage it is unknown whether the page was reloaded already, and it must not reload forever.
    return false
  }
  reload()
  return true
}
