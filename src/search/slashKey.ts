const key = "search-by-slash"

/** Whether the / key opens the search; visitors can turn it off, since speech and typing may trigger it. */
export const isSlashOn = () => {
  try {
    return localStorage.getItem(key) !== "off"
  } catch {
    return true
  }
}

/** Turns the / key on or off for this browser. */
export const turnSlash = (on: boolean) => {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, "off")
  } catch {
    // If storage is blocked, the choice lasts only as long as the page.
  }
}
