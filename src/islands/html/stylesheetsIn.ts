import { isValidElement, type ReactElement, type ReactNode } from "react"

interface StyleProps {
  "data-identity"?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** Whether an element of the head is a stylesheet that Gatsby inlines in the page. */
export const isStylesheet = (part: ReactNode): part is ReactElement<StyleProps> =>
  isValidElement<StyleProps>(part) && part.props["data-identity"] === "gatsby-global-css"

/** The texts of the stylesheets among the elements of a head. */
export const stylesheetsIn = (head: readonly ReactNode[]) =>
  head.filter(isStylesheet).map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? "")
