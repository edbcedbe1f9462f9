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

const shown = (block: Block, before: Block | undefined) => {
  const { token, source } = block
  // The editor would join two lists, or two quotations.
  const isJoined = token.type === before?.token.type && (token.type === "list" || token.type === "blockquote")
  const written = isJoined ? undefined : writtenByEditor(token)
  if (written === undefined) return asCode(source)
  // Most blocks. Without these signs `readMarkdown` changes nothing, and asking it takes long.
  if (written === source && !/[_`$|]/.test(source)) return source
  const saved = readMarkdown(written)
  // Parsing takes long, and the same text has the same meaning.
  return saved === source || meaningOf(saved) === meaningOfBlock(block) ? written : asCode(source)
}

/**
 * A Markdown text as the rich text editor writes it, so that showing it changes nothing: formulas as code, and what it
 * cannot show, such as tables, as a code block in the language `markdown`. `readMarkdown` is the reverse.
 */
export const showMarkdown = (markdown: string) =>
  parseBlocks(markdown)
    .map((block, index, blocks) => shown(block, blocks[index - 1]))
    .join("\n\n")
