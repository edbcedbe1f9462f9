import { Link as GatsbyLink } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { useLabels } from "../../site/useLabels"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import { isPlainClick } from "./isPlainClick"
import { mayBeOutOfReach, openPage } from "./openPage"
import { ScrollLink } from "./ScrollLink"

/** Whether an address is a path of this site. */
const isOwnPath = (address: string) => address.startsWith("/") && !address.startsWith("//")

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of this site, or an address elsewhere. */
  to: string
  /** State for the next page of this site. */
  state?: object
}

/** A link: to a page of this site, to a section of the home page, or, in a new tab, to another site. */
export const Link = ({ to, state, children, ...attributes }: LinkProps) => {
  const { newTab, errors } = useLabels()
  if (to.startsWith("/#"))
    return (
      <ScrollLink id={to.slice(2)} {...attributes}>
        {children}
      </ScrollLink>
    )
  if (isOwnPath(to))
    return (
      <GatsbyLink
        to={to}
        state={state}
        {...attributes}
        onClick={(event) => {
          attributes.onClick?.(event)
          if (event.defaultPrevented || !isPlainClick(event) || !mayBeOutOfReach(to)) return
          event.preventDefault()
          void openPage(to, errors.offline, { state })
        }}
      >
        {children}
      </GatsbyLink>
    )
  const isWeb = to.startsWith("https:")
  return (
    <a href={to} {...(isWeb && { target: "_blank", rel: "noopener" })} {...attributes}>
      {children}
      {isWeb && <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>}
    </a>
  )
}
