import { type RefObject, useEffect, useState } from "react"

/** Whether an element is near the visible part of the page, or contains the focus. Once true, it stays true. */
export const useNearViewport = (element: RefObject<Element>, margin = "400px") => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || near) return
    const arrive = () => setNear(true)
    if (target.contains(document.activeElement)) return arrive()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: margin },
    )
    observer.observe(target)
    target.addEventListener("focusin", arrive)
    return () => {
      observer.disconnect()
      target.removeEventListener("focusin", arrive)
    }
  }, [element, margin, near])
  return near
}
