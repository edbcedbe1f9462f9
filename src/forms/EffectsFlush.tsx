import { useState } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"

/**
 * Renders twice at once. Before the second render React runs the effects in which the fields around it begin to listen;
 * otherwise the browser may go on between, and with a key pressed then React would put a field back to its first value.
 */
export const EffectsFlush = () => {
  const [, setRendered] = useState(false)
  useBrowserLayoutEffect(() => setRendered(true), [])
  return null
}
