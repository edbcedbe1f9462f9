import { useEffect, useState } from "react"
import type { Desk, FieldValues } from "../desk/createDesk"
import { dropDraft, keepDraft, readDraft } from "./draftStore"

const isDefault = (values: FieldValues, defaults: FieldValues) =>
  Object.entries(values).every(([name, value]) => typeof value !== "string" || value === defaults[name])

/**
 * Keeps what is typed into a form until it is sent, and brings it back after a reload,
 * a closed tab or a wrong click.
 * @returns whether something was brought back, and a function that empties the form
 */
export const useDraft = (desk: Desk, draft: string) => {
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = readDraft(draft, desk.defaults)
    const untouched = Object.entries(kept).filter(([name]) => desk.read().values[name] === desk.defaults[name])
    const changes = Object.fromEntries(untouched)
    if (!isDefault(changes, desk.defaults)) {
      desk.fill(changes)
      setRestored(true)
    }
    let { values } = desk.read()
    const keep = () => {
      if (desk.read().typed) keepDraft(draft, values)
    }
    // What was typed before the page came alive.
    if (!isDefault(values, desk.defaults)) keep()
    return desk.subscribe(() => {
      if (desk.read().values === values) return
      values = desk.read().values
      if (!isDefault(values, desk.defaults)) return keep()
      dropDraft(draft)
      setRestored(false)
    })
  }, [desk, draft])

  return { restored, clear: () => desk.clear() }
}
