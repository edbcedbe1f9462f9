import { fill } from "../site/fill"

const withPage = /\s*\([^()]*\{page\}[^()]*\)|\{page\}/g

/** Fills in the `{page}` of a text. Without a name it is left out, with the round brackets in which it stands. */
export const namingPage = (text: string, page: string | undefined) =>
  page ? fill(text, { page }) : text.replace(withPage, "")
