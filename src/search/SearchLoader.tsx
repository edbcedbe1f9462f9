import { navigate } from "gatsby"
import { type ComponentType, useEffect, useState } from "react"
import { staysOffline } from "../components/links/staysOffline"
import { servicesPath } from "../site/entryPaths"
import { useLabels } from "../site/useLabels"
import { answerSearch } from "./requestSearch"
import type { SearchDialogProps } from "./SearchDialog"
import { isSearchShortcut } from "./searchShortcut"

/** Loads the search on its first use, and opens it on request, on Ctrl+K and on the / key. */
export const SearchLoader = () => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const { errors } = useLabels()

  useEffect(() => {
    const open = () => {
      setOpen(true)
      import(/* webpackChunkName: "search" */ "./SearchDialog").then(
        (part) => setDialog(() => part.SearchDialog),
        // If the search cannot be loaded, the list of all services may still be there.
        () => {
          setOpen(false)
          if (!staysOffline(servicesPath, errors.offline)) navigate(servicesPath)
        },
      )
    }
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
    }
    const silence = answerSearch(open)
    // In the capture phase: React stops key events in an island that is not hydrated.
    document.addEventListener("keydown", openByKey, true)
    return () => {
      silence()
      document.removeEventListener("keydown", openByKey, true)
    }
  }, [errors])

  return Dialog ? <Dialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null
}
