/** @jest-environment node */
import { inspectMarkdown } from "../../src/content/renderMarkdown"
import { withoutLinks } from "../../src/content/withoutLinks"

const gone = "/services/gone"
const isGone = (address: string) => address.startsWith(gone)

test.each([
  ["an inline link", `Ask [them](${gone}#faqs), or [us](/kept).`, "Ask them, or [us](/kept)."],
  ["a link with a title that has brackets", `Ask [them](${gone} "so (and so) on") now.`, "Ask them now."],
  ["an address in angle brackets", `Ask [them](<${gone}>) now.`, "Ask them now."],
  ["emphasis within emphasis", `Ask [the **very *best***](${gone}) now.`, "Ask the **very *best*** now."],
  ["a link within emphasis", `Ask **[them](${gone}) or [us](/kept)**.`, "Ask **them or [us](/kept)**."],
  ["a reference link", `Ask [them][1] now.\n\n[1]: ${gone}`, `Ask them now.\n\n[1]: ${gone}`],
  ["a short reference link", `Ask [them] now.\n\n[them]: ${gone}`, `Ask them now.\n\n[them]: ${gone}`],
  ["items of a list", `- [One](${gone})\n- [two](/kept)\n  - [three](${gone})`, "- One\n- [two](/kept)\n  - three"],
  ["cells of a table", `| a | b |\n| - | - |\n| [x](${gone}) | y |`, "| a | b |\n| - | - |\n| x | y |"],
  ["lines of a quotation", `> [One](${gone})\n> and [two](${gone})`, "> One\n> and two"],
  ["words over two lines of a quotation", `> Ask [us\n> all](${gone}) now`, "> Ask us\nall now"],
  [
    "words over two lines of a list",
    `- Ask [us\n  all](${gone}) now\n  or [me](${gone})`,
    "- Ask us\nall now\n  or me",
  ],
  [
    "words with a bar in a cell",
    `| a | b |\n| - | - |\n| [x \\| z](${gone}) | y |`,
    "| a | b |\n| - | - |\n| x \\| z | y |",
  ],
  ["words over two lines of Windows", `Ask [us\r\nall](${gone}) now`, "Ask us\nall now"],
  ["words over two lines that begin with tabs", `-\tAsk [us\n\tall](${gone}) now`, "-\tAsk us\nall now"],
  [
    "words like the sign of a list",
    `[2. Law](${gone}) [- one](${gone})\n[# two](${gone})`,
    "2\\. Law \\- one\n\\# two",
  ],
  ["a heading", `## [One](${gone})\n\nText`, "## One\n\nText"],
  ["code of the same words before it", `\`[x](${gone})\` and [x](${gone})`, `\`[x](${gone})\` and x`],
  ["a link of code", `[\`x\`](${gone}) \`x\` [y](${gone}) \`x\``, "`x` `x` y `x`"],
  ["a formula beside it", `$a_1$ [x](${gone}) $a_1$`, "$a_1$ x $a_1$"],
])("removes %s and keeps its text", (_, source, expected) => {
  expect(inspectMarkdown(source).links.some(isGone)).toBe(true)
  const text = withoutLinks(source, isGone)
  expect(text).toBe(expected)
  expect(inspectMarkdown(text).links.filter(isGone)).toEqual([])
})
