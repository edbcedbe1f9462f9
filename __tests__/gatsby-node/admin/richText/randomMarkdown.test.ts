import { renderMarkdown } from "../../../../src/content/renderMarkdown"
import { keepFormatting } from "../../../../src/gatsby-node/admin/client/keepFormatting"
import { parseBlocks } from "../../../../src/gatsby-node/admin/client/meaningOf"
import { readMarkdown } from "../../../../src/gatsby-node/admin/client/readMarkdown"
import { showMarkdown } from "../../../../src/gatsby-node/admin/client/showMarkdown"
import { randomOf } from "../../../support/random"
import { randomMarkdown } from "./randomMarkdown"
import { startRichText } from "./startRichText"

/** The same texts in every run; `SEED=…` tries others. */
const seed = Number(process.env.SEED ?? 1)
const random = randomOf(seed)
const markdown = randomMarkdown(random)
const texts = Array.from({ length: 400 }, markdown)
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

test(`words typed in one block change no other, and nothing else in this one (SEED=${seed})`, async () => {
  const changed: string[] = []
  let edited = 0
  for (const text of texts) {
    const [blocks, shown] = [parseBlocks(text), parseBlocks(showMarkdown(text).shown)]
    const place = random(blocks.length)
    if (/^`{3}/.test(shown[place]?.source ?? "")) continue
    edited++
    const typed = shown.map(({ source }, index) => (index === place ? `${source} words` : source)).join("\n\n")
    const saved = parseBlocks(keepFormatting(text, readMarkdown(await write(typed))))
    const isKept = saved.every(({ source }, index) => {
      const before = blocks[index]?.source ?? ""
      return index === place ? seen(source) === seen(`${before} words`) : source === before
    })
    if (!isKept || saved.length !== blocks.length) changed.push(`${text}\n\nEdited: block ${place + 1}`)
  }
  expect(changed).toEqual([])
  expect(edited).toBeGreaterThan(texts.length / 10)
})
