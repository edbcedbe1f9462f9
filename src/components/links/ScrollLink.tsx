import type { AnchorHTMLAttributes, MouseEvent } from "react"
import { useLabels } from "../../site/useLabels"
import { takeAddedStep } from "../hooks/useClosedOnBack"
import { isPlainClick } from "./isPlainClick"
import { openPage } from "./openPage"
import { scrollToSection } from "./scrollToSection"

type ScrollLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** The id of a section of the home page. */
  id: string
}

/**
 * A link to a section of the home page. On the home page it scrolls there; elsewhere it navigates home, where
 * `useArrivalScroll` scrolls (docs/specification.md, Footer).
 */
export const ScrollLink = ({ id, onClick, ...attributes }: ScrollLinkProps) => {
  const { errors } = useLabels()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // Closing a dialog moves the focus, so it must be closed before the section gets it.
    event.currentTarget.closest("dialog")?.close()
    if (window.location.pathname === "/") {
      // A step of its own, so that Back returns to the link, or the one that opening the link's menu has added.
      const write = takeAddedStep() ? "replaceState" : "pushState"
      if (window.location.hash !== `#${id}`) window.history[write](window.history.state, "", `#${id}`)
      scrollToSection(id)
    } else void openPage("/", errors.offline, { state: { scrollTo: id } })
  }
  return <a {...attributes} href={`/#${id}`} onClick={follow} />
}
