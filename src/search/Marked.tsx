import type { AskedWord } from "./askedWords"
import { markWords } from "./markWords"

/** A text in which the words that were asked for are marked. */
export const Marked = ({ text, asked }: { text: string; asked: readonly AskedWord[] }) => (
  <>
    {markWords(text, asked).map(({ text: part, isAsked }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      isAsked ? <mark key={at}>{part}</mark> : part,
    )}
  </>
)
