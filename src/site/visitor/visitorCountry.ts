import { whenIdle } from "../whenIdle"
import { lookUpCountry } from "./lookUpCountry"

const storageKey = "visitor-country"

/** The country found earlier in this visit; '' if none was found, undefined if there was no look-up. */
const readVisit = () => {
  try {
    return window.sessionStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the result of the look-up, even a failed one, until the visit ends. */
const writeVisit = (country: string) => {
  try {
    window.sessionStorage.setItem(storageKey, country)
  } catch {
    // Storage may be blocked or full; the next page load then repeats the look-up, which is harmless.
  }
}

/** Milliseconds after which a browser that is never idle looks the country up anyway. */
const IDLE_TIMEOUT_MS = 3000

/**
 * Milliseconds from the start of the look-up after which the page no longer says that it is under way
 * (docs/specification.md, The visitor's country).
 */
export const LOOK_UP_SHOWN_MS = 10_000

/** One look-up for everything that shows the country; components use `useVisitorCountry`. */
export const createVisitorCountry = () => {
  let country = ""
  let asked = false
  let isLookingUp = true
  const listeners = new Set<() => void>()

  const settle = () => {
    isLookingUp = false
    for (const listener of listeners) listener()
  }

  const arrive = (name: string) => {
    country = name
    settle()
  }

  const start = () => {
    asked = true
    const known = readVisit()
    if (known !== undefined) return arrive(known)
    const timer = setTimeout(settle, LOOK_UP_SHOWN_MS)
    whenIdle(async () => {
      const found = await lookUpCountry()
      clearTimeout(timer)
      writeVisit(found)
      arrive(found)
    }, IDLE_TIMEOUT_MS)
  }

  return {
    read: () => country,
    /** Whether the look-up is under way, for its first ten seconds; the country may still arrive after that. */
    isLookingUp: () => isLookingUp,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!asked) start()
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The visitor's country, shared by the whole page. */
export const visitorCountry = createVisitorCountry()
