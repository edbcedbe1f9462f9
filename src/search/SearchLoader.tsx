import { type ComponentType, useEffect, useState } from "react"
import { openPage } from "../components/links/openPage"
import { servicesPath } from "../site/entryPaths"
import { useLabels } from "../site/useLabels"
import { answerSearch, takeWantedSearch } from "./requestSearch"
import type { SearchDialogProps } from "./SearchDialog"

interface SearchLoaderProps {
  /** Loads what its queries give, which is not in the page; always the same function. */
  loadResults: () => Promise<unknown>
}

/** Loads the search on its first use, and opens it on request; the head script handles its keys (`queueSearch`). */
export const SearchLoader = ({ loadResults }: SearchLoaderProps) => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const { errors } = useLabels()

  useEffect(() => {
    const open = () => {
      setOpen(true)
      Promise.all([import(/* webpackChunkName: "search" */ "./SearchDialog"), loadResults()]).then(
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
  }, [errors, loadResults])

  return Dialog ? <Dialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null
}
