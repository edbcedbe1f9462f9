/**
 * Whether this site can be reached. Browsers say wrongly that they are offline behind some filters and VPNs, so it is tried
 * before anything is left undone; that they are online is believed, since what needs the connection tells if there is none.
 */
export const isConnected = async () => {
  if (navigator.onLine) return true
  try {
    await fetch("/", { method: "HEAD", cache: "no-store" })
    return true
  } catch {
    return false
  }
}
