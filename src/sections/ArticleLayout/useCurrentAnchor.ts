import { useEffect, useState } from "react"

/** A heading counts as reached when it is above this part of the window's height. */
const READING_LINE = 0.3

/** The anchor of the part being read; the first one until another is reached. */
export const useCurrentAnchor = (anchors: readonly string[]) => {
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(" ")
  useEffect(() => {
    const headings = key.split(" ").flatMap((anchor) => document.getElementById(anchor) ?? [])
    const update = () => {
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * READING_LINE)
      setCurrent((reached.at(-1) ?? headings[0])?.id)
    }
    // All that is above the line counts as in view, so that a jump past several headings is noticed too.
    const observer = new IntersectionObserver(update, { rootMargin: `9999999px 0px -${(1 - READING_LINE) * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [key])
  return current
}
