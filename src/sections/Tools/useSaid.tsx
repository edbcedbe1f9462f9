import { useEffect, useRef, useState } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"

/**
 * What a screen reader says of a result: when a field is left, since each key would be too often.
 * @param result the result, as plain text
 * @returns the element that says it, and the reference of the element around the fields
 */
export const useSaid = (result: string) => {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef(result)
  latest.current = result
  const [said, say] = useState("")
  useEffect(() => {
    const element = area.current
    const sayLatest = () => say(latest.current)
    element?.addEventListener("focusout", sayLatest)
    return () => element?.removeEventListener("focusout", sayLatest)
  }, [])
  const status = (
    <span role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
  return { area, status }
}
