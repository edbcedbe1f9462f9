import { type Block, meaningOf, meaningOfBlock, parseBlocks } from "./meaningOf"
import { differences, mergeEdits } from "./mergeEdits"
import { readMarkdown } from "./readMarkdown"
import { showMarkdown } from "./showMarkdown"

const meaningsOf = (blocks: readonly Block[]) => blocks.map(meaningOfBlock)
const textOf = (blocks: readonly Block[]) => blocks.map(({ gap, source }) => gap + source).join("")

/** The blocks of a Markdown text from the editor, which leaves spaces at the end of a block that was split. */
const spacedBlocks = (written: string) =>
  parseBlocks(written).map((block, index) => ({ ...block, gap: index === 0 ? "" : "\n\n" }))

/** Markdown from the editor with the indentation and the repeated numbers of stored lists: `1. 1. 1.` */
const inStyleOf = (stored: string, written: string) => {
  const [indentation = "    "] = /^ +(?=(?:[-*+]|\d+\.) )/m.exec(stored) ?? []
  const [, number] = /^(\d+\. ).*(?:\n .*)*\n\1/m.exec(stored) ?? []
  const indented = written.replace(/^(?: {4})+/gm, ({ length }) => indentation.repeat(length / 4))
  return number ? indented.replace(/^( *)\d+\. /gm, `$1${number}`) : indented
}

/** Stored blocks with what was edited in them; the edited blocks if they would mean something else. */
const merged = (storedBlocks: readonly Block[], shownBlocks: readonly Block[], editedBlocks: readonly Block[]) => {
  const [stored, shown, edited] = [textOf(storedBlocks), textOf(shownBlocks), textOf(editedBlocks)]
  const meaning = meaningOf(edited)
  const styled = mergeEdits(stored, inStyleOf(stored, shown), inStyleOf(stored, edited))
  if (meaningOf(styled) === meaning) return parseBlocks(styled)
  const plain = mergeEdits(stored, shown, edited)
  return meaningOf(plain) === meaning ? parseBlocks(plain) : editedBlocks
}

/**
 * An edited text in which everything unchanged is as it is stored: the rich text editor reformats all Markdown as soon
 * as it shows it, and a save is to change only what was edited.
 * @param stored the same field of the same entry as it was read
 * @param edited what the editor has made of it
 */
export const keepFormatting = (stored: string, edited: string) => {
  const meaning = meaningOf(edited)
  if (meaningOf(stored) === meaning) return stored
  const [before, after] = [parseBlocks(stored), spacedBlocks(edited)]
  const shown = spacedBlocks(readMarkdown(showMarkdown(stored).written))
  const kept: Block[] = []
  const edges: number[] = []
  let at = 0
  for (const { start, end, otherStart, otherEnd } of differences(meaningsOf(before), meaningsOf(after))) {
    const changed = merged(before.slice(start, end), shown.slice(start, end), after.slice(otherStart, otherEnd))
    kept.push(...before.slice(at, start), ...changed)
    edges.push(kept.length - changed.length, kept.length)
    at = end
  }
  kept.push(...before.slice(at))
  // Blocks may mean something else next to each other: two lists become one.
  const apart = kept.map((block, index) => (edges.includes(index) ? { ...block, gap: "\n\n" } : block))
  const texts = [kept, apart].map((blocks) => textOf(blocks).replace(/^\n+/, ""))
  const text = texts.find((one) => meaningOf(one) === meaning) ?? edited
  return stored.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text
}

/** How many blocks two texts share. */
export const likeness = (stored: string, edited: string) => {
  const blocks = meaningsOf(parseBlocks(stored))
  return differences(blocks, meaningsOf(parseBlocks(edited))).reduce(
    (rest, { start, end }) => rest + start - end,
    blocks.length,
  )
}
