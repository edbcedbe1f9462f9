import { useState } from "react"
import { sharePreviewPath } from "../../site/preview/previewPaths"
import { SearchResult } from "../../site/preview/SearchResult"
import { shareSize } from "../../site/sharePath"
import { NearestPage } from "./NearestPage"
import * as styles from "./PagePanel.module.css"
import { StructuredData } from "./StructuredData"
import { usePageHead } from "./usePageHead"

interface PagePanelProps {
  /** The page's path. */
  path: string
  /** The page's data. */
  data: unknown
}

/** Where the tab remembers that an editor has closed the panel, or opened it. */
const memory = "page-panel"

/** Open where there is room beside the page, and closed where it would cover it, unless the editor has chosen otherwise. */
const isOpenAtFirst = () => {
  const chosen = sessionStorage.getItem(memory)
  return chosen ? chosen === "open" : window.matchMedia("(min-width: 100rem)").matches
}

/** Counts the changes of a page's data, which are saves, so that what depends on them is asked again. */
const useSaves = (data: unknown) => {
  const [known, setKnown] = useState({ data, saves: 0 })
  if (known.data !== data) setKnown({ data, saves: known.saves + 1 })
  return known.saves
}

const Contents = ({ path, data }: PagePanelProps) => {
  const { structured, ...result } = usePageHead()
  const saves = useSaves(data)
  const picture = `${sharePreviewPath}?page=${encodeURIComponent(path)}&saves=${saves}`
  return (
    <div className={styles.contents}>
      <h2>Search result</h2>
      {result.address ? <SearchResult {...result} /> : <p>Search engines are told not to show this page.</p>}
      <h2>Share picture</h2>
      <img src={picture} alt={`What link previews show: ${result.title}`} {...shareSize} />
      <h2>Structured data</h2>
      <StructuredData json={structured} />
      <h2>Most similar page</h2>
      <NearestPage path={path} saves={saves} />
    </div>
  )
}

/** What search engines and link previews will show of the page; only in `gatsby develop`. */
export const PagePanel = (props: PagePanelProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const toggle = () => {
    setOpen(!isOpen)
    sessionStorage.setItem(memory, isOpen ? "closed" : "open")
  }
  return (
    <aside className={styles.panel} aria-label="This page elsewhere">
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        This page in search results and link previews
      </button>
      {isOpen && <Contents {...props} />}
    </aside>
  )
}
