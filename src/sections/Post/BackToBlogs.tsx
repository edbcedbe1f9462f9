import type { MouseEvent, ReactNode } from "react"
import { isPlainClick } from "../../components/links/isPlainClick"
import { Link } from "../../components/links/Link"
import { blogsPath } from "../../site/entryPaths"

interface BackToBlogsProps {
  children: ReactNode
  className?: string
}

/**
 * The link back to the list of posts. If the visitor came from a page of this site, it goes back in the history, so that
 * the list keeps its state (docs/specification.md, Posts).
 */
export const BackToBlogs = ({ children, className }: BackToBlogsProps) => {
  const back = (event: MouseEvent) => {
    const isChangeOfPage = (window.history.state as { key?: string } | null)?.key !== undefined
    const { referrer } = document
    // Before hydration the browser follows links itself, with a full page load.
    const cameFromHere = isChangeOfPage || (referrer !== "" && new URL(referrer).origin === window.location.origin)
    if (!cameFromHere || window.history.length === 1 || !isPlainClick(event)) return
    event.preventDefault()
    window.history.back()
  }
  return (
    <Link to={blogsPath} className={className} onClick={back} data-screen-only>
      {children}
    </Link>
  )
}
