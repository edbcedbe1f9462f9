import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import { pageDataName, reportLoadFailure } from "./loadFailure"

/** The element that Gatsby renders the page into. */
const pageElement = () => document.getElementById("___gatsby")

/** Puts the elements back that React has removed from the page, with what was typed into them. */
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
 * Wraps everything. If the layout itself cannot be rendered, for example without its labels, the static HTML is kept as
 * the fallback, and the failure is reported (`watchBoot`).
 */
export const RootErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundaryBase fallback={() => <StaticPage />}>{children}</ErrorBoundaryBase>
)
