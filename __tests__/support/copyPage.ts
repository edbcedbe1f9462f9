import type { JsonSchema } from "../../src/content/jsonSchemaOf"
import { blocksOf } from "../../tools/quality/blocksOf"
import type { Page } from "../../tools/quality/readCopy"

const markdown: JsonSchema = { "x-markdown": "block" }

/**
 * A page of copy for tests of the quality checks.
 * @param type the name of the content type
 * @param texts Markdown by field, as in `{ "faqs.0.question": "Why?" }`
 * @param value the entry's other fields
 */
export const copyPage = (
  type: string,
  texts: Record<string, string>,
  value: { slug?: string } & object = {},
): Page => ({
  file: `data/${type}/${value.slug ?? "test"}.json`,
  type,
  value,
  passages: Object.entries(texts).map(([field, source]) => ({
    path: field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    source,
    markdown: true,
    blocks: blocksOf(source, markdown),
  })),
  positionOf: () => ({ line: 1, column: 1 }),
})

/** A text of `count` words that has no run in common with a text with another start. */
export const wordy = (count: number, start = 0) => Array.from({ length: count }, (_, at) => `w${start + at}`).join(" ")
