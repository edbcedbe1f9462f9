import type { FieldValue } from "./createDesk"
import { useDesk, useDeskPart } from "./DeskContext"

/** A field's value, the rule it breaks, and the attributes that tie its control to its error. */
export const useControl = (name: string) => {
  const { desk, prefix } = useDesk()
  const value = useDeskPart(desk, (state) => state.values[name])
  const rule = useDeskPart(desk, (state) => state.broken[name])
  const id = `${prefix}${name}`
  const errorId = `${id}-error`
  return {
    value,
    text: typeof value === "string" ? value : "",
    rule,
    id,
    errorId,
    change: (next: FieldValue) => desk.change(name, next),
    attributes: {
      id,
      name,
      "aria-invalid": rule ? (true as const) : undefined,
      "aria-describedby": rule ? errorId : undefined,
    },
  }
}
