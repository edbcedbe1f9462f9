import { renderMarkdown } from "../../../../src/content/renderMarkdown"
import { keepFormatting } from "../../../../src/gatsby-node/admin/client/keepFormatting"
import { readMarkdown } from "../../../../src/gatsby-node/admin/client/readMarkdown"
import { showMarkdown } from "../../../../src/gatsby-node/admin/client/showMarkdown"
import { pick, randomOf } from "../../../support/random"
import { randomMarkdown } from "./randomMarkdown"
import { startRichText } from "./startRichText"

/** The same texts in every run; `SEED=…` tries others. */
const seed = Number(process.env.SEED ?? 1)
const random = randomOf(seed)
const markdown = randomMarkdown(random)
/** More in `npm run test:all`. */
const texts = Array.from({ length: process.env.MANY_TRIES ? 1500 : 250 }, markdown)
const write = startRichText()

/** What visitors see of a text. The ids of footnotes follow from the whole source. */
const seen = (text: string) =>
  renderMarkdown(text, false)
    .replace(/\bnote-\w+/g, "note")
    .replace(/\s+(?=<\/p>)/g, "")
    .replace(/\s+/g, " ")

test(`the editor writes every text as expected, so that it is stored as it was (SEED=${seed})`, async () => {
  const changed: string[] = []
  for (const text of texts) {
    const { shown, written } = showMarkdown(text)
    if ((await write(shown)) !== written || seen(readMarkdown(written)) !== seen(text)) changed.push(text)
  }
  expect(changed).toEqual([])
})

test(`letters typed in a word change nothing else, byte for byte (SEED=${seed})`, async () => {
  const changed: string[] = []
  let edited = 0
  for (const text of texts) {
    const { shown } = showMarkdown(text)
    const words = [...shown.matchAll(/\b(?=(?:so|the|law|of|and|words)\b)/g)]
    if (words.length === 0) continue
    edited++
    const { index } = pick(words, random)
    const written = readMarkdown(await write(`${shown.slice(0, index)}typed${shown.slice(index)}`))
    const saved = keepFormatting(text, written)
    if (saved.replace("typed", "").trim() !== text.trim() || seen(saved) !== seen(written))
      changed.push(`${text}\n\nSaved:\n\n${saved}`)
  }
  expect(changed).toEqual([])
  expect(edited).toBeGreaterThan(texts.length / 2)
})
