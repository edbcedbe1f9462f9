import type { AppEventListener } from "@sveltia/cms"
import { isSpoiled } from "./protectCode"
import { takenFor, underlinedIn } from "./readMarkdown"
import { savingError } from "./refuseOtherName"

/** Stands for code, and for the marks of bold and other formatting, in the text of a block. */
const mark = "\uFFFC"

/** The text of a block as it is shown, with its line breaks, without code. */
const shownIn = (block: Element) => {
  const copy = block.cloneNode(true) as Element
  for (const code of copy.querySelectorAll("code")) code.replaceWith(mark)
  for (const formatted of copy.querySelectorAll("strong, em, a, span[class]")) formatted.prepend(mark)
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\n")
  return copy.textContent ?? ""
}

const shownBlocks = (selector: string) =>
  [...document.querySelectorAll(`.lexical-root:not([hidden]) > ${selector}`)].map(shownIn)

/** The code of all rich texts, with what protects it. */
const shownCode = () =>
  [...document.querySelectorAll(".lexical-root:not([hidden]) code")].map(({ textContent }) => textContent ?? "")

/**
 * Before an entry is saved, refuses what was typed in a rich text and would become something else: the editing program
 * writes italics with underscores too, and does not escape signs at the beginning of a line.
 */
export const refuseTypedMarkdown: AppEventListener = {
  name: "preSave",
  handler: () => {
    if (shownCode().some(isSpoiled))
      throw savingError(
        "In code two backslashes would become one, and a backslash before an underscore would vanish. Choose the button Edit in Markdown, and write them there.",
      )
    const [underlined] = shownBlocks(":not(code)").flatMap(underlinedIn)
    if (underlined)
      throw savingError(
        `${underlined} would become italics. For italics select the words and choose the button Italic; to keep the underscores choose the button Code.`,
      )
    for (const paragraph of shownBlocks("p")) {
      const kind = takenFor(paragraph)
      if (kind)
        throw savingError(
          `“${paragraph.slice(0, 40)}” would become ${kind}. For a list, heading or quotation choose it in the toolbar. To keep the text, or to write a table, choose the button Edit in Markdown; there a backslash before a sign keeps it: \\-, 1986\\.`,
        )
    }
  },
}
