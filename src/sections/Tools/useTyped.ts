import { useEffect, useRef, useState } from "react"

/** What is typed and chosen, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

const nothing: Typed = {}

/**
 * Reads the fields in an element, which keep their values themselves: at each key, and after each rendering, since fields come and
 * go, and may be filled in before hydration or by the browser.
 * @returns the values of the fields; `kept`, also those of fields that are gone; `refill`, which replaces all values and raises
 * `version`, the key of the fields; and `area`, the properties of the element
 */
export const useTyped = <Area extends HTMLElement>() => {
  const area = useRef<Area>(null)
  const [state, setState] = useState({ typed: nothing, kept: nothing, version: 0 })
  const read = () => {
    const fields = area.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? []
    const typed: Typed = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]))
    setState((before) =>
      JSON.stringify(before.typed) === JSON.stringify(typed)
        ? before
        : { ...before, typed, kept: { ...before.kept, ...typed } },
    )
  }
  useEffect(read)
  const refill = (typed: Typed) => setState(({ version }) => ({ typed, kept: typed, version: version + 1 }))
  return { ...state, refill, area: { ref: area, onInput: read } }
}
