import { type ComponentType, useEffect, useState } from "react"
import { openPage } from "../components/links/openPage"
import { loadAllLateResults } from "../islands/page-data/lateResults"
import { servicesPath } from "../site/entryPaths"
import { useLabels } from "../site/useLabels"
import { answerSearch, takeWantedSearch } from "./requestSearch"
import type { SearchDialogProps } from "./SearchDialog"

/** Loads the search on its first use, and opens it on request; the head script handles its keys (`queueSearch`). */
export const SearchLoader = () => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const { errors } = useLabels()

  useEffect(() => {
    const open = () => {
      setOpen(true)
      Promise.all([import(/* webpackChunkName: "search" */ "./SearchDialog"), loadAllLateResults()]).then(
        ([part]) => setDialog(() => part.SearchDialog),
        // If the search cannot be loaded, the list of all services may still be there.
        () => {
          setOpen(false)
          takeWantedSearch()
          void openPage(servicesPath, errors.offline)
        },
      )
    }
    return answerSearch(open)
  }, [errors])

  return Dialog ? <Dialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null
}
