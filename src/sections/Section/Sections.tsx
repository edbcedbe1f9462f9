import { Children, type ReactNode } from "react"
import { SectionBoundary } from "../../faults/SectionBoundary"

/** The sections of a page, one after the other. If one fails, the others stay. */
export const Sections = ({ children }: { children: ReactNode }) => (
  <>{Children.map(children, (section) => section && <SectionBoundary>{section}</SectionBoundary>)}</>
)
