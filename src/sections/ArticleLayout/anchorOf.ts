import { anchorWords } from "../../links/anchorWords"

/**
 * The anchor of a titled part of a page. It begins as no other id does: a part called 'Content' would else take the place
 * of the page's content, which has that id, and so with every id of the frame, of a section, and of Gatsby's own.
 */
export const anchorOf = (title: string) => `part-${anchorWords(title)}`
