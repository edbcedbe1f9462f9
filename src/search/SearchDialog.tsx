import X from "lucide/dist/esm/icons/x.mjs"
import { type FormEvent, type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef } from "react"
import { useClosedOnBack } from "../components/hooks/useClosedOnBack"
import { Icon } from "../components/Icon/Icon"
import { SearchField } from "../components/SearchField/SearchField"
import { usePartLabels } from "../site/usePartLabels"
import { measureEmptySearch } from "./measureEmptySearch"
import { takeWantedSearch } from "./requestSearch"
import * as styles from "./SearchDialog.module.css"
import { SearchResults } from "./SearchResults"
import { SlashShortcutToggle } from "./SlashShortcutToggle"
import { isComposing } from "./searchShortcut"
import { useSearch } from "./useSearch"

/** Moves the focus with the arrow keys: from the field down through the links, and back up. */
const moveAmongLinks = (event: KeyboardEvent, dialog: HTMLElement) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
  const field = dialog.querySelector("input")
  const stops = [field, ...dialog.querySelectorAll("a")]
  const index = (stops as (Element | null)[]).indexOf(document.activeElement)
  const next = stops[index + (event.key === "ArrowDown" ? 1 : -1)]
  if (index < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Whether the search is visible, and what to call when it is closed. */
export interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The search of the site, in a native modal dialog, which traps the focus. Escape empties the field, then closes it. */
export const SearchDialog = ({ isOpen, onClose }: SearchDialogProps) => {
  const { search: labels } = usePartLabels()
  const search = useSearch()
  const { setQuery } = search
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  useClosedOnBack(isOpen, close)

  // A layout effect, so that the field has what was typed meanwhile before the next key.
  useLayoutEffect(() => {
    if (!isOpen || dialog.current?.open) return
    dialog.current?.showModal()
    dialog.current?.querySelector("input")?.select()
    const typed = takeWantedSearch()
    if (typed) setQuery(typed)
  }, [isOpen, setQuery])

  const followFirst = (event: FormEvent) => {
    event.preventDefault()
    if (search.answered === search.query && search.query.trim() !== "") dialog.current?.querySelector("a")?.click()
  }
  const closeOnClick = (event: MouseEvent) => {
    // A click on a result changes the page; a click on the dialog element itself hits its backdrop.
    if (event.target === dialog.current || (event.target instanceof Element && event.target.closest("a"))) close()
  }
  const measureAndClose = () => {
    if (process.env.GATSBY_MEASURE) measureEmptySearch(search)
    onClose()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Escape ends the word that is being composed, and by default would close the dialog, too.
      if (event.key === "Escape") event.preventDefault()
    } else if (event.key === "Escape" && search.query !== "") {
      // By default Escape closes the dialog; not all browsers empty the field first.
      event.preventDefault()
      if (process.env.GATSBY_MEASURE) measureEmptySearch(search)
      setQuery("")
      // A focused result disappears with the query.
      dialog.current?.querySelector("input")?.focus()
    } else if (dialog.current) moveAmongLinks(event, dialog.current)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface="raised"
      aria-label={labels.title}
      onClose={process.env.GATSBY_MEASURE ? measureAndClose : onClose}
      onClick={closeOnClick}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <form className={styles.form} onSubmit={followFirst}>
            <SearchField label={labels.field} value={search.query} onChange={setQuery} />
          </form>
          <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <SearchResults search={search} />
        <div className={styles.foot}>
          <p>{labels.help}</p>
          <SlashShortcutToggle label={labels.shortcut} />
        </div>
      </div>
    </dialog>
  )
}
