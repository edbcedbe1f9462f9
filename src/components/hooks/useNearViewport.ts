import { type RefObject, useEffect, useState } from "react"
import { whenNear } from "./whenNear"

/** Whether an element is near the visible part of the page, or contains the focus. Once true, it stays true. */
export const useNearViewport = (element: RefObject<Element>) => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || near) return
    const arrive = () => setNear(true)
    if (target.contains(document.activeElement)) return arrive()
    const stop = whenNear(target, arrive)
    target.addEventListener("focusin", arrive)
    return () => {
      stop()
      target.removeEventListener("focusin", arrive)
    }
  }, [element, near])
  return near
}
