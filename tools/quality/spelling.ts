import { issueOf, type Page } from "./readCopy"

/** Checks the spelling of a word, and suggests corrections. */
export interface Speller {
  correct: (word: string) => boolean
  suggest: (word: string) => string[]
}

const wordPattern = /[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*/gu

/** Words with letters next to digits or symbols (H2O, p21, NBK2681), and initials of up to six capitals. */
const codePattern =
  /[\p{L}\p{M}\d_]*\d[\p{L}\p{M}\d_.]*|\b\p{Lu}{2,6}(?:s|’s)?\b|\S*[_\\=@#]\S*|(?<![\p{L}’'])(?:\p{L}\.)+/gu

/** The words of a text to look up, with straight apostrophes. */
export const spellableWords = (text: string) =>
  (text.replace(codePattern, " ").match(wordPattern) ?? [])
    .map((word) => word.replaceAll("’", "'"))
    .filter((word) => word.length > 1)

/**
 * Reads a word list: one word per line, `#` begins a comment, `word @file` is valid for one file. Lower-case words may
 * also be capitalised; words with capitals allow no other form.
 */
export const readWordList = (text: string) =>
  new Set(
    text
      .split("\n")
      .map((line) => line.replace(/#.*/, "").trim())
      .filter((line) => line !== ""),
  )

const withoutGenitive = (word: string) => word.replace(/'s?$/, "")

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/**
 * The words of a text that are neither in the dictionary nor in the list, each once.
 * @param file the text's data file, for words that are valid there only
 */
export const misspelt = (text: string, speller: Speller, list: ReadonlySet<string>, file = "") => {
  const isKnown = (word: string) =>
    list.has(word) || list.has(lowerFirst(word)) || list.has(`${word} @${file}`) || speller.correct(word)
  return [...new Set(spellableWords(text))].filter((word) => !isKnown(word) && !isKnown(withoutGenitive(word)))
}

/** Words that are misspelt or not British. */
export const checkSpelling = (pages: readonly Page[], speller: Speller, list: ReadonlySet<string>) =>
  pages.flatMap((page) =>
    page.passages.flatMap((passage) =>
      misspelt(passage.blocks.map(({ text }) => text).join("\n"), speller, list, page.file).map((word) => {
        const meant = speller.suggest(word).slice(0, 3).join(", ")
        return issueOf(page, passage, {
          message: `contains a word that is not in the British dictionary: ${word}${meant ? ` (${meant}?)` : ""}`,
          remedy: "Correct it. If it is a name, a technical term or a foreign word, add it to tools/quality/words.txt.",
        })
      }),
    ),
  )
