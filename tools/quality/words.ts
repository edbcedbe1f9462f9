const wordPattern = /[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu

/** The words of a text, in lower case. Numbers count; punctuation does not. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? []

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" })

/** The sentences of a text. */
export const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== "")
