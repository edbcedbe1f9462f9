const place = "search-by-slash"

/** Whether the / key opens the search; a visitor can turn it off, for it is also a letter that is spoken or typed. */
export const isSlashOn = () => {
  try {
    return localStorage.getItem(place) !== "off"
  } catch {
    return true
  }
}

/** Turns the / key on or off for this browser. */
export const turnSlash = (on: boolean) => {
  try {
    if (on) localStorage.removeItem(place)
    else localStorage.setItem(place, "off")
  } catch {
    // Where storage is blocked the choice lasts no longer than the page.
  }
}
