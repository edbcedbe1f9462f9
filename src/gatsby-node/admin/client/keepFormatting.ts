import { meaningOf, meaningOfBlock, parseBlocks } from "./meaningOf"

const meaningsIn = (markdown: string) => parseBlocks(markdown).map(meaningOfBlock)

/** The longest series of blocks that two texts share, in order: pairs of positions, given the meanings of all blocks. */
const sharedBlocks = (stored: readonly string[], edited: readonly string[]) => {
  const lengths = Array.from({ length: stored.length + 1 }, () => new Array<number>(edited.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = stored.length - 1; i >= 0; i--)
    for (let j = edited.length - 1; j >= 0; j--)
      (lengths[i] ?? [])[j] = stored[i] === edited[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs = new Map<number, number>()
  for (let i = 0, j = 0; i < stored.length && j < edited.length; )
    if (stored[i] === edited[j]) pairs.set(j++, i++)
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/**
 * An edited text in which blocks of unchanged meaning have their stored source: the rich text editor reformats all
 * Markdown as soon as it shows it, and a save is to change only what was edited.
 * @param stored the same field of the same entry as it was read
 * @param edited what the editor has made of it
 */
export const keepFormatting = (stored: string, edited: string) => {
  const [before, after] = [parseBlocks(stored), parseBlocks(edited)]
  const meaning = meaningOf(edited)
  if (meaningOf(stored) === meaning) return stored
  const pairs = sharedBlocks(before.map(meaningOfBlock), after.map(meaningOfBlock))
  const kept = after
    .map(({ source }, index) => {
      const place = pairs.get(index) ?? -1
      const isNext = index > 0 && place > 0 && pairs.get(index - 1) === place - 1
      const gap = index === 0 ? "" : isNext ? (before[place]?.gap ?? "") : "\n\n"
      return gap + (before[place]?.source ?? source)
    })
    .join("")
  // Blocks may mean something else next to each other: two lists become one.
  return meaningOf(kept) === meaning ? kept : edited
}

/** How many blocks two texts share. */
export const likeness = (stored: string, edited: string) => sharedBlocks(meaningsIn(stored), meaningsIn(edited)).size
