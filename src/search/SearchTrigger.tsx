import type { ReactNode } from "react"
import { requestSearch } from "./requestSearch"

interface SearchTriggerProps {
  children: ReactNode
  className?: string
}

/** A button that opens the search. Without scripts it leads to the list of all services. */
export const SearchTrigger = ({ children, className }: SearchTriggerProps) => (
  <form
    action="/services"
    onSubmit={(event) => {
      event.preventDefault()
      requestSearch()
    }}
  >
    <button type="submit" className={className} aria-haspopup="dialog">
      {children}
    </button>
  </form>
)
