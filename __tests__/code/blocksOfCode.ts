import { lexer } from "marked"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { stringFields } from "../../src/content/stringFields"
import { siteEntries } from "../support/siteEntries"

/** A block of code in a text of `data/`. */
export interface CodeBlock {
  /** The path of its file, from `data/` on. */
  file: string
  language: string
  code: string
}

/** All code blocks with a language, of all entries, in order. */
export const blocksOfCode: readonly CodeBlock[] = siteEntries.flatMap(({ type, data }) =>
  stringFields(data.value, jsonSchemaOf(type))
    .filter(({ schema }) => schema["x-markdown"] === "block")
    .flatMap(({ value }) => lexer(value))
    .flatMap((token) =>
      token.type === "code" && token.lang ? [{ file: data.file, language: token.lang, code: `${token.text}\n` }] : [],
    ),
)
