import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Takes over the HTML of a page in slices of a few milliseconds, between which the browser answers the visitor.
 * Left to itself, React takes over all that surrounds the parts in `Suspense` in one go.
 */
export const hydrateInSlices = (page: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, page)
  })
