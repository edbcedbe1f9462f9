import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page in slices of a few milliseconds, so that the browser can respond to the visitor in between. By
 * default React hydrates everything outside `Suspense` in one go.
 */
export const hydrateInSlices = (content: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, content)
  })
