import { type ReactNode, startTransition } from "react"
import { hydrateRoot, type Root } from "react-dom/client"

/**
 * Takes over the HTML of a page, or of a part of it, in slices of a few milliseconds, between which the browser answers
 * the visitor. Left to itself, React takes over all that surrounds the parts in `Suspense` in one go.
 * @param part what the ids of the part begin with; a page has none
 */
export const hydrateInSlices = (content: ReactNode, container: Element, part?: string) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(container, content, { identifierPrefix: part })
  })
  return root
}
