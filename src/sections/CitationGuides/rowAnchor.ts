import { anchorWords } from "../../links/anchorWords"

/** The anchor of a style's row for one type of source. It begins as no other id of a page does. */
export const rowAnchor = (style: string, type: string) => `cite-${anchorWords(style)}-${anchorWords(type)}`
