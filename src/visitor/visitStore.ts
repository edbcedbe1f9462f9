const key = "visitor-country"

/** The country that was found earlier in this visit: '' if none was found, undefined if there was no look-up. */
export const readVisit = () => {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the result of the look-up, a failed one too, until the visit ends. */
export const keepVisit = (country: string) => {
  try {
    window.sessionStorage.setItem(key, country)
  } catch {
    // Storage may be blocked or full. Then the next page load looks it up again, which does no harm.
  }
}
