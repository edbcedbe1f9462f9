import { type ReactNode, useEffect, useState } from "react"
import { requestSearch } from "./requestSearch"

interface SearchTriggerProps {
  children: ReactNode
  className?: string
}

/** A button that opens the search. Without scripts it links to the list of all services, and announces no shortcut. */
export const SearchTrigger = ({ children, className }: SearchTriggerProps) => {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <form
      action="/services"
      onSubmit={(event) => {
        event.preventDefault()
        requestSearch()
      }}
    >
      <button
        type="submit"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={isLive ? "Control+K" : undefined}
      >
        {children}
      </button>
    </form>
  )
}
