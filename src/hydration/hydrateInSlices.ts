import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page in slices of a few milliseconds, between which the browser answers the visitor. Left to itself, React
 * hydrates all that is outside of `Suspense` in one go.
 */
export const hydrateInSlices = (content: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, content)
  })
