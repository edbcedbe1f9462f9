import { type Block, meaningOf, meaningOfBlock, parseBlocks } from "./meaningOf"
import { protectCode } from "./protectCode"
import { readMarkdown } from "./readMarkdown"
import { writtenByEditor } from "./writtenByEditor"

/** A fence longer than those in a text. */
const fenceFor = (text: string) => "`".repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1)

const asCode = (source: string) => {
  const fence = fenceFor(source)
  return `${fence}markdown\n${protectCode(source)}\n${fence}`
}

/** A Markdown text for the rich text editor, and what the editor makes of it as soon as it shows it. */
interface Shown {
  shown: string
  written: string
}

const show = (block: Block, before: Block | undefined): Shown => {
  const { token, source } = block
  // The editor would join two lists, or two quotations.
  const isJoined = token.type === before?.token.type && (token.type === "list" || token.type === "blockquote")
  const written = isJoined ? undefined : writtenByEditor(token)
  // Most blocks. Without these signs `readMarkdown` changes nothing, and asking it takes long.
  if (written === source && !/[_`$|]/.test(source)) return { shown: source, written }
  const saved = written === undefined ? undefined : readMarkdown(written)
  // Parsing takes long, and the same text has the same meaning.
  const isKept = saved === source || (saved !== undefined && meaningOf(saved) === meaningOfBlock(block))
  const shown = isKept ? writtenByEditor(token, "*") : undefined
  if (written !== undefined && shown !== undefined) return { shown, written }
  return { shown: asCode(source), written: asCode(source) }
}

/**
 * A Markdown text as the rich text editor can show and write it without a change of its meaning: formulas as code, and
 * what it cannot show, such as tables, as a code block in the language `markdown`. `readMarkdown` is the reverse.
 */
export const showMarkdown = (markdown: string): Shown => {
  const blocks = parseBlocks(markdown).map((block, index, all) => show(block, all[index - 1]))
  return {
    shown: blocks.map(({ shown }) => shown).join("\n\n"),
    written: blocks.map(({ written }) => written).join("\n\n"),
  }
}
