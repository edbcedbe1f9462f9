import { navigate } from "gatsby"
import type { AnchorHTMLAttributes, MouseEvent } from "react"
import { useLabels } from "../../site/useLabels"
import { isPlainClick } from "./isPlainClick"
import { scrollToSection } from "./scrollToSection"
import { staysOffline } from "./staysOffline"

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
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (window.location.pathname === "/") scrollToSection(id)
    else if (!staysOffline("/", errors.offline)) navigate("/", { state: { scrollTo: id } })
  }
  return <a {...attributes} href={`/#${id}`} onClick={follow} />
}
