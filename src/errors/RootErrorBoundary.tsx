import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import { pageDataName, reportLoadFailure } from "./loadFailure"

/** The element that Gatsby renders the page into. */
const pageElement = () => document.getElementById("___gatsby")

/** The elements that were on the page before React removed them, with all that was typed into them. */
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
 * Wraps everything. If the layout itself cannot be rendered, as without its labels, there is nothing to render instead: the
 * static HTML stays readable, and the failure is reported (`watchBoot`).
 */
export const RootErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundaryBase fallback={() => <StaticPage />}>{children}</ErrorBoundaryBase>
)
