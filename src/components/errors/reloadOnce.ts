/** The session storage key that records a reload after a script failed. */
const reloadedKey = "reloaded-for-chunk"

/**
 * Reloads the page, once per session: after a deploy the scripts of an open page are gone, and a reload fetches the new
 * ones. A second failure must have another cause, which a reload would not fix.
 * @returns whether the page is being reloaded
 */
export const reloadOnce = (reload: () => void = () => window.location.reload()) => {
  try {
    if (window.sessionStorage.getItem(reloadedKey)) return false
    window.sessionStorage.setItem(reloadedKey, "yes")
  } catch {
    // Without storage there is no record of an earlier reload, and the page must not reload forever.
    return false
  }
  reload()
  return true
}
