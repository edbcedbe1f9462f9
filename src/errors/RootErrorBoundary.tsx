import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import { pageDataName, reportLoadFailure } from "./loadFailure"

/** The element that Gatsby renders the page into. */
const pageElement = () => document.getElementById("___gatsby")

/** What stood on the page before React gave it up: the same elements, with all that was typed into them. */
const StaticPage = () => {
  const place = useRef<HTMLDivElement>(null)
  const [elements] = useState(() => [...(pageElement()?.childNodes ?? [])])
  useLayoutEffect(() => {
    place.current?.replaceChildren(...elements)
    reportLoadFailure(pageDataName)
  }, [elements])
  return <div ref={place} />
}

/**
 * Wraps everything. Where the layout itself cannot be rendered, as from data without their words, there is nothing to
 * show fallback: the static HTML stays, can be read, and the failure is reported (`watchBoot`).
 */
export const RootErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundaryBase fallback={() => <StaticPage />}>{children}</ErrorBoundaryBase>
)
