import { escapeHtml } from "../../../site/escapeHtml"

/** Begins and ends italics in a made text: a character that nobody types. */
export const italics = "\uE000"

/** The pieces of a made text; every second one is in italics. */
export const piecesOf = (text: string) => text.split(italics)

/** A made text without its italics. */
export const plainOf = (text: string) => text.replaceAll(italics, "")

/** A made text as HTML. */
export const htmlOf = (text: string) =>
  piecesOf(text)
    .map((piece, at) => (at % 2 === 1 && piece ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece)))
    .join("")

/** The entries of a list as HTML, with the hanging indents that word processors keep. */
export const listHtmlOf = (entries: readonly string[]) =>
  entries.map((entry) => `<p style="margin-left:1.27cm;text-indent:-1.27cm">${htmlOf(entry)}</p>`).join("\n")
