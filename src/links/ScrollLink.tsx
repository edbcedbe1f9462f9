import { navigate, withPrefix } from "gatsby"
import type { AnchorHTMLAttributes, MouseEvent } from "react"
import { useLabels } from "../site/useLabels"
import { scrollToSection } from "./scrollToSection"
import { staysOffline } from "./staysOffline"

type ScrollLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  /** The id of a section of the home page. */
  id: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link to a section of the home page. On home it scrolls there; elsewhere it goes home first,
 * where `useArrivalScroll` scrolls on (specification, section 2, 'Footer').
 */
export const ScrollLink = ({ id, ...attributes }: ScrollLinkProps) => {
  const { errors } = useLabels()
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (window.location.pathname === withPrefix("/")) scrollToSection(id)
    else if (!staysOffline("/", errors.offline)) navigate("/", { state: { scrollTo: id } })
  }
  return <a href={withPrefix(`/#${id}`)} onClick={follow} {...attributes} />
}
