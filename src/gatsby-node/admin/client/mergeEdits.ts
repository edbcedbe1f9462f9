import diffSequences from "@jest/diff-sequences"

/** A stretch in which two sequences differ: from and to which position in the first, and in the second. */
interface Difference {
  start: number
  end: number
  otherStart: number
  otherEnd: number
}

/** All stretches in which two sequences differ, in order; between them as much as possible is equal. */
export const differences = (one: readonly string[], other: readonly string[]) => {
  const found: Difference[] = []
  let [start, otherStart] = [0, 0]
  const addBefore = (common: number, end: number, otherEnd: number) => {
    if (end > start || otherEnd > otherStart) found.push({ start, end, otherStart, otherEnd })
    ;[start, otherStart] = [end + common, otherEnd + common]
  }
  diffSequences(one.length, other.length, (i, j) => one[i] === other[j], addBefore)
  addBefore(0, one.length, other.length)
  return found
}

/** Words and numbers, and every other character. */
const piecesOf = (text: string) => text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)

/**
 * A stored text with the changes that were made to another form of it: a three-way merge, in which an edit of what is
 * also formatted otherwise wins.
 * @param stored the text
 * @param shown the other form, as the editor writes it
 * @param edited the other form with the changes
 */
export const mergeEdits = (stored: string, shown: string, edited: string) => {
  const pieces = piecesOf(shown)
  const changesTo = (text: string) => {
    const others = piecesOf(text)
    return differences(pieces, others).map(({ start, end, otherStart, otherEnd }) => ({
      start,
      end,
      text: others.slice(otherStart, otherEnd).join(""),
    }))
  }
  const edits = changesTo(edited)
  const formatting = changesTo(stored).filter(({ start, end }) =>
    edits.every((edit) => end <= edit.start || edit.end <= start),
  )
  let merged = ""
  let at = 0
  // What both insert in one place: the edit first, since what is typed at the end of a line stands before its break.
  for (const { start, end, text } of [...edits, ...formatting].sort((a, b) => a.start - b.start || a.end - b.end)) {
    merged += pieces.slice(at, start).join("") + text
    at = end
  }
  return merged + pieces.slice(at).join("")
}
