import { type RefObject, useEffect, useState } from "react"

/**
 * How many slides show side by side. The stylesheet sets it in `--slides`, so that the plain list and the carousel agree;
 * 0 until it is read.
 */
export const useSlideCount = (element: RefObject<Element>) => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => {
      if (element.current) setCount(Number(getComputedStyle(element.current).getPropertyValue("--slides")) || 1)
    }
    read()
    window.addEventListener("resize", read)
    return () => window.removeEventListener("resize", read)
  }, [element])
  return count
}
