import type { AppEventListener } from "@sveltia/cms"
import { underlinedIn } from "./readMarkdown"
import { savingError } from "./refuseOtherName"

/** The text of a block as it is shown, without code. */
const shownIn = (block: Element) => {
  const copy = block.cloneNode(true) as Element
  for (const code of copy.querySelectorAll("code")) code.remove()
  return copy.textContent ?? ""
}

/**
 * Before an entry is saved, refuses words between underscores in a rich text: the editing program writes italics with
 * underscores too, so that they would become italics.
 */
export const refuseUnderscores: AppEventListener = {
  name: "preSave",
  handler: () => {
    const blocks = [...document.querySelectorAll(".lexical-root:not([hidden]) > :not(code)")]
    const [found] = blocks.flatMap((block) => underlinedIn(shownIn(block)))
    if (found)
      throw savingError(
        `${found} would become italics. For italics select the words and choose the button Italic; to keep the underscores choose the button Code.`,
      )
  },
}
