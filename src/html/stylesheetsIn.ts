import { isValidElement, type ReactNode } from "react"

interface StyleProps {
  "data-identity"?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** Whether a part of the head is a stylesheet that Gatsby writes into the page. */
export const isStylesheet = (part: ReactNode) =>
  isValidElement<StyleProps>(part) && part.props["data-identity"] === "gatsby-global-css"

/** The texts of the stylesheets among the parts of a head. */
export const stylesheetsIn = (head: readonly ReactNode[]) =>
  head.flatMap((part) =>
    isValidElement<StyleProps>(part) && isStylesheet(part) ? [part.props.dangerouslySetInnerHTML?.__html ?? ""] : [],
  )
