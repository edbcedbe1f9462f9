import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { FaultCatcher } from "./FaultCatcher"
import { lostData, lostEvent } from "./lost"

/** The element that Gatsby draws the page into. */
const pageElement = () => document.getElementById("___gatsby")

/** What stood on the page before React gave it up: the same elements, with all that was typed into them. */
const Kept = () => {
  const place = useRef<HTMLDivElement>(null)
  const [elements] = useState(() => [...(pageElement()?.childNodes ?? [])])
  useLayoutEffect(() => {
    place.current?.replaceChildren(...elements)
    dispatchEvent(new CustomEvent(lostEvent, { detail: lostData }))
  }, [elements])
  return <div ref={place} />
}

/**
 * Stands around everything. What the frame of the page itself cannot be drawn from, such as data without their words, leaves
 * nothing to show instead; so what the host sent stays, can be read, and is told to be lost (`lostScriptScript`).
 */
export const KeptPage = ({ children }: { children: ReactNode }) => (
  <FaultCatcher instead={() => <Kept />}>{children}</FaultCatcher>
)
