import { lookUpCountry } from "./lookUpCountry"
import { keepVisit, readVisit } from "./visitStore"
import { whenIdle } from "./whenIdle"

/** One look-up for everything that shows the country; `useVisitorCountry` is its door into React. */
export const createVisitorCountry = () => {
  let country = ""
  let asked = false
  const listeners = new Set<() => void>()

  const arrive = (name: string) => {
    country = name
    for (const listener of listeners) listener()
  }

  const start = () => {
    asked = true
    const known = readVisit()
    if (known !== undefined) return arrive(known)
    whenIdle(async () => {
      const found = await lookUpCountry()
      keepVisit(found)
      arrive(found)
    })
  }

  return {
    read: () => country,
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
