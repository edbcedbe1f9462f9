/** @jest-environment node */
import { jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { readEntries } from "../../../src/content/readEntries"
import { stringFields } from "../../../src/content/stringFields"
import { samplesIn } from "../../../tools/launch/checkSamples"
import { shippedSample, shippedSamples } from "../../../tools/launch/shippedSamples"
import { falseSentences, withTrueSentences } from "../../../tools/setup/falseSentences"
import sentences from "../../../tools/setup/partSentences.json"
import { emptied, isOfPart, partNames } from "../../../tools/setup/parts"

const entries = readEntries(process.cwd())
const texts = entries.flatMap(({ type, data }) =>
  stringFields(data.value, jsonSchemaOf(type)).map((field) => ({ ...field, type: type.name, file: data.file })),
)

test.each(shippedSamples)("$type $field is shipped as it is known to be made up", ({ type, field, values }) => {
  const found = texts.filter(
    (text) => shippedSample(text.type, text.path, text.value)?.field === field && text.type === type,
  )
  expect(new Set(found.map(({ value }) => value))).toEqual(new Set(values))
})

test("whatever types have samples, except model papers, the shipped ones are known by a value once the mark is gone", () => {
  const marked = entries.filter(({ type, data }) => samplesIn(data.value).length > 0 && type.name !== "sample")
  // Of each type some: an owner's own entries begin with the mark, too (`npm run new`).
  const known = texts.filter(({ type, path, value }) => shippedSample(type, path, value)).map(({ type }) => type)
  expect(marked.map(({ type }) => type.name).filter((type) => !known.includes(type))).toEqual([])
})

test.each(sentences)("$file has the sentence that needs a part: $text", ({ file, text }) => {
  const own = texts.filter((field) => field.file === `data/${file}`).map(({ value }) => value)
  const others = sentences.filter((other) => other.file === file && "instead" in other)
  expect([...own, ...others.map(({ instead }) => instead)].some((words) => words?.includes(text))).toBe(true)
})

/** The entries of a site without parts, countries and offices, with their texts as shipped. */
const bare = entries
  .filter((entry) => !partNames.some((name) => isOfPart(name, entry)))
  .map((entry) => emptied(partNames, entry))
  .map((entry) =>
    entry.type.name === "site"
      ? { ...entry, data: { ...entry.data, value: { ...(entry.data.value as object), offices: undefined } } }
      : entry,
  )

test("nothing that a bare site lacks is promised on it, except what only its owner can rewrite", () => {
  const without = bare.map(withTrueSentences(bare))
  expect(falseSentences(bare).some(({ instead }) => instead !== undefined)).toBe(true)
  expect(falseSentences(without).filter(({ instead }) => instead !== undefined)).toEqual([])
  for (const { type, data } of without.filter((entry, place) => entry !== bare[place]))
    for (const { value } of stringFields(data.value, jsonSchemaOf(type)))
      expect(value).not.toMatch(/^\s|\S {2}\S|\s$|^$/)
})
