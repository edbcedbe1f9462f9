/** @jest-environment node */
import { blocksOf } from "../../../tools/quality/blocksOf"

const blocks = (source: string) => blocksOf(source, { "x-markdown": "block" })

test("paragraphs, list items, cells and headings are distinguished, without their Markdown", () => {
  expect(blocks("One *two*.\n\n- first\n- **second**\n\n| A | B |\n| --- | --- |\n| c | d |\n\n### Head")).toEqual([
    { kind: "prose", text: "One two." },
    { kind: "item", text: "first" },
    { kind: "item", text: "second" },
    { kind: "cell", text: "A" },
    { kind: "cell", text: "B" },
    { kind: "cell", text: "c" },
    { kind: "cell", text: "d" },
    { kind: "heading", text: "Head" },
  ])
})

test("a quotation counts as prose", () => {
  expect(blocks("> She wrote it.")).toEqual([{ kind: "prose", text: "She wrote it." }])
})

test("code and addresses leave a character that is not a word", () => {
  expect(blocks("Run `npm start`, then see https://example.com/a.\n\n```\nlet colour\n```")).toEqual([
    { kind: "prose", text: "Run ◦, then see ◦" },
  ])
})

test("a link keeps its text and loses its address", () => {
  expect(blocks("See [our plans](/plans).")).toEqual([{ kind: "prose", text: "See our plans." }])
})

test("plain text is prose if it ends like a sentence, otherwise a heading", () => {
  expect(blocksOf("Send the brief.", {})).toEqual([{ kind: "prose", text: "Send the brief." }])
  expect(blocksOf("Plans, *compared*", { "x-headline": true })).toEqual([{ kind: "heading", text: "Plans, compared" }])
  expect(blocksOf("2 * 3", {})).toEqual([{ kind: "heading", text: "2 * 3" }])
})

test("a one-line note loses its Markdown too", () => {
  expect(blocksOf("Write *n.d.* there.", { "x-markdown": "inline" })).toEqual([
    { kind: "prose", text: "Write n.d. there." },
  ])
})
