import { createContext, createElement, type ReactNode, useContext } from "react"

/** Tells by its name whether a part's HTML is there already. Given only where the pages are built. */
export const DrawnParts = createContext<((name: string) => boolean) | undefined>(undefined)

/** The element around a part until `renderPage` takes it away again. */
export const partTag = "shared-part"

interface SharedPartProps {
  /** Parts of one name look the same on every page, except for links to the page itself. */
  name: string
  children: ReactNode
}

/**
 * A part that is the same on many pages. The build draws it once and writes its HTML into all of them (`renderPage`):
 * drawing it anew took more than half of the time of a page. To the browser it is what stands in it, nothing else.
 * It must stand at one and the same place of its pages' trees, since React makes ids (`useId`) from the place.
 */
export const SharedPart = ({ name, children }: SharedPartProps) => {
  const isDrawn = useContext(DrawnParts)
  return <>{isDrawn ? createElement(partTag, { name }, isDrawn(name) ? undefined : children) : children}</>
}
