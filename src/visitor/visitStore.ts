const key = "visitor-country"

/** The country that was found earlier in this visit: '' if none was found, undefined if nobody has asked. */
export const readVisit = () => {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the outcome of the look-up, a failed one too, until the visit ends. */
export const keepVisit = (country: string) => {
  try {
    window.sessionStorage.setItem(key, country)
  } catch {
    // Storage may be blocked or full. Then the next page load asks again, which does no harm.
  }
}
