import type { ReactNode } from "react"
import { useHydrated } from "../components/hooks/useHydrated"
import { servicesPath } from "../site/entryPaths"
import { requestSearch } from "./requestSearch"

interface SearchTriggerProps {
  children: ReactNode
  className?: string
}

/** A button that opens the search. Without scripts it is a link to the list of all services, without the shortcut. */
export const SearchTrigger = ({ children, className }: SearchTriggerProps) => {
  const isHydrated = useHydrated()
  return (
    <form
      action={servicesPath}
      data-search
      onSubmit={(event) => {
        event.preventDefault()
        requestSearch()
      }}
    >
      <button
        type="submit"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={isHydrated ? "Control+K" : undefined}
      >
        {children}
      </button>
    </form>
  )
}
