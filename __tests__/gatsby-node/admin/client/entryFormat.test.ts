import { contentTypes } from "../../../../src/content/contentTypes"
import { type Entry, entryFormat, type Places } from "../../../../src/gatsby-node/admin/client/entryFormat"
import { takenFor, underlinedIn } from "../../../../src/gatsby-node/admin/client/readMarkdown"
import { formatPlacesOf } from "../../../../src/gatsby-node/admin/entryFormat"
import { startRichText } from "../richText/startRichText"

const write = startRichText()
const format = () => entryFormat(formatPlacesOf(contentTypes)["data/services/"] as Places)

/** The saved text after opening a file with a single text, which a function of what the form shows has changed. */
const saved = (stored: string, edit: (shown: string) => string) => {
  const { fromFile, toFile } = format()
  const entry = fromFile(JSON.stringify({ slug: "law", opening: stored })) as Entry
  return JSON.parse(toFile({ ...entry, opening: edit(String(entry.opening)) })).opening
}

const shown = (stored: string) => {
  let text = ""
  saved(stored, (opening) => {
    text = opening
    return opening
  })
  return text
}

/** One block of each kind: its Markdown, and how the rich text editor writes it. */
const blocks: Record<string, [stored: string, written: string]> = {
  paragraph: ["Plain words here.", "Plain words here."],
  emphasis: ["The *whole* and **bold** truth.", "The _whole_ and **bold** truth."],
  "underscores of one's own": ["_so_ and __so__", "_so_ and **so**"],
  "italics after a digit": ["3*x* and *d*₁", "3_x_ and _d_₁"],
  "lone asterisk": ["Trace A* by hand.", "Trace A\\* by hand."],
  "literal asterisks": ["A\\*b\\* is no italics.", "A\\*b\\* is no italics."],
  "snake case": ["Call read_all_lines here.", "Call read_all_lines here."],
  code: ["Call `a_b_c` and `$HOME/bin$`.", "Call `a_b_c` and `$HOME/bin$`."],
  link: [
    "See [the list](/services) or https://a.example/x_y_z.",
    "See [the list](/services) or https://a.example/x_y_z.",
  ],
  formula: ["Let $a_1 + b_1$ be \\$5.", "Let $`a_1 + b_1`$ be $5."],
  "line break": ["One line,\nand another.", "One line,\nand another."],
  "line break with spaces": ["One line,  \nand another.", "One line,\nand another."],
  bullets: ["* one\n* two *so*", "* one\n* two _so_"],
  "nested list": ["- one\n  - in *one*\n- two", "- one\n    - in _one_\n- two"],
  "numbered list": ["1. one\n2. two", "1. one\n2. two"],
  quotation: ["> Words of *another*.", "> Words of _another_."],
  "code block": ["```python\na_b = 2 * c\n```", "```python\na_b = 2 * c\n```"],
  "code in no language": ["```\na * b\n```", "```plain\na * b\n```"],
  "block formula": ["$$\n\\sum_{i=1}^n x_i^*\n$$", "```math\n\\sum_{i=1}^n x_i^*\n```"],
}

/** Blocks that the rich text editor would spoil, and so shows as code. */
const opaque: Record<string, string> = {
  table: "| A | B |\n| --- | ---: |\n| 1 | $\\nu$ |",
  "loose list": "- one\n\n- two",
  "list with code": "- one\n\n  ```python\n  x = 1\n  ```\n- two",
  "list with paragraphs": "1. one\n\n   more\n\n2. two",
  "quotation with a list": "> Words:\n>\n> - one\n> - two",
  "italics in brackets before a link": "Cite *[2015] IESC 3* as [so](/services).",
  "italics and bold": "the ***whole*** truth",
  "bold code": "the **`whole`** truth",
  "literal underscores": "a \\_lone\\_ sign",
  "a line that looks like a list": "1\\. is no list",
  "the name of a sign as text": "Write \\&lt; or &\\#39; here.",
}

const kinds = Object.entries(blocks).map(([kind, [stored, written]]) => [kind, stored, written] as const)
const whole = [...kinds.map(([, stored]) => stored), ...Object.values(opaque)].join("\n\nBetween.\n\n")

describe("a text that was not edited stays byte for byte", () => {
  test.each(kinds)("%s", async (_kind, stored, written) => {
    expect(await write(shown(stored))).toBe(written)
    expect(saved(stored, () => written)).toBe(stored)
    expect(saved(`${stored}\n\nLast.`, () => `${written}\n\nLast _word_.`)).toBe(`${stored}\n\nLast *word*.`)
  })

  test.each(Object.entries(opaque))("%s, which is shown as code", async (_kind, stored) => {
    expect(shown(stored)).toMatch(/^(`{3,})markdown\n/)
    expect(await write(shown(stored))).toBe(shown(stored))
    expect(saved(stored, (text) => text)).toBe(stored)
    expect(saved(`${stored}\n\nLast.`, (text) => text.replace("Last", "First"))).toBe(`${stored}\n\nFirst.`)
  })

  test.each([
    ["a formula", "So $a \\\\ b\\_c$."],
    ["a block formula", "$$\na \\\\\nb\n$$"],
    ["code", "So `a\\_b`."],
    ["a block of code", "```latex\na \\\\ b\\_c\n```"],
    ["a table", "| A | B |\n| --- | --- |\n| $a \\\\ b$ | c\\_d |"],
  ])("%s with backslashes, also if another part of it was edited", async (_kind, stored) => {
    expect(saved(stored, (text) => text)).toBe(stored)
    const edited = await write(shown(stored).replace(/b|c(?!o|a)/, "x"))
    expect(saved(stored, () => edited)).toBe(stored.replace(/b|c(?!o|a)/, "x"))
  })

  test("blocks without an empty line between them", () => {
    const stored = "* one\n- two\n1. three\n### Four\nfive  \n> six"
    expect(saved(stored, (text) => text)).toBe(stored)
    expect(saved(stored, (text) => text.replace("six", "seven"))).toBe(stored.replace("six", "seven"))
  })

  test("all kinds together", () => {
    expect(saved(whole, (text) => text)).toBe(whole)
  })
})

/** What an editor does to a part of a block: the stored text, the edit of what the form shows, and what is stored. */
const partialEdits: [name: string, stored: string, part: string, edit: string, saved: string][] = [
  ["an item", "- Trace A* by hand.\n- _so_ it is\n- Third", "Third", "3rd", "- Trace A* by hand.\n- _so_ it is\n- 3rd"],
  ["a word", "_On_ 5 \\< 6 page,  \nand\\\n__so__.", "page", "side", "_On_ 5 \\< 6 side,  \nand\\\n__so__."],
  ["a word in italics", "On _this page_ and _that_.", "page", "side", "On _this side_ and _that_."],
  ["a quotation", ">One _a_\n>two", "two", "three", ">One _a_\n>three"],
  ["a heading", "Title _a_\n===", "Title", "Titles", "Titles _a_\n==="],
  ["an item of a nested list", "- a\n  - b\n  - _c_\n- d", "- d", "- d\n- e", "- a\n  - b\n  - _c_\n- d\n- e"],
  ["a new nested item", "- a\n  - b\n  - _c_", "    - b", "    - b\n    - x", "- a\n  - b\n  - x\n  - _c_"],
  ["an item moved in", "- a\n  - _b_\n- c", "- c", "    - c", "- a\n  - _b_\n  - c"],
  ["a number", "1. a\n1. _b_\n1. c", "3. c", "3. x\n4. c", "1. a\n1. _b_\n1. x\n1. c"],
  ["a text beside a list", "So _a_:\n* b\n* A*", "So", "Thus", "Thus _a_:\n* b\n* A*"],
  ["a line before a formula", "$a$  \n$$c$$  \nA*  \nso\n\nlast", "last", "end", "$a$  \n$$c$$  \nA*  \nso\n\nend"],
  ["a text with line ends of Windows", "_a_ b\r\n\r\nc\r\nd", "c", "cc", "_a_ b\r\n\r\ncc\r\nd"],
  ["a split paragraph", "One _a_. Two _b_.", ". ", ".\n\n", "One _a_.\n\nTwo _b_."],
  ["a text before a rule", "_a_\n* b\n\n## c\n---", "c", "c\n\nd", "_a_\n* b\n\n## c\n\nd\n\n---"],
]

test.each(partialEdits)("the rest of %s stays byte for byte", async (_name, stored, part, edit, expected) => {
  const edited = (await write(shown(stored))).replace(part, edit)
  expect(edited).toContain(edit)
  expect(saved(stored, () => edited)).toBe(expected)
})

/** What an editor does to a block, as the form then hands it over: a kind, the edit, and what is stored. */
const edits: [name: string, stored: string, edited: string, saved: string][] = [
  ["splits a paragraph", "One. Two.", "One.\n\nTwo.", "One.\n\nTwo."],
  ["splits a paragraph before a space", "One. Two.", "One. \n\nTwo.", "One.\n\nTwo."],
  ["joins paragraphs", "One.\n\nTwo.", "One. Two.", "One. Two."],
  ["types Shift+Enter", "One. Two.", "One.\nTwo.", "One.\nTwo."],
  ["removes a line break", "One.\nTwo.", "One. Two.", "One. Two."],
  ["types two spaces at the end of a line", "One.Two.", "One.  \nTwo.", "One.  \nTwo."],
  ["moves an item in", "- one\n- two", "- one\n    - two", "- one\n    - two"],
  ["moves an item out", "- one\n  - two", "- one\n- two", "- one\n- two"],
  ["splits an item", "- one two", "- one\n- two", "- one\n- two"],
  ["makes a list loose", "- one\n- two", "- one\n\n- two", "- one\n\n- two"],
  ["numbers a list", "- one\n- two", "1. one\n2. two", "1. one\n2. two"],
  ["turns a list into paragraphs", "- one\n- two", "one\n\ntwo", "one\n\ntwo"],
  ["quotes a paragraph", "One.", "> One.", "> One."],
  ["takes a paragraph out of a quotation", "> One.", "One.", "One."],
  ["takes italics away", "the *whole* truth", "the whole truth", "the whole truth"],
  ["makes a word italic", "the whole truth", "the _whole_ truth", "the *whole* truth"],
  ["makes a word bold", "the whole truth", "the **whole** truth", "the **whole** truth"],
  ["strikes a word through", "the whole truth", "the ~~whole~~ truth", "the ~~whole~~ truth"],
  ["makes a word code", "the whole truth", "the `whole` truth", "the `whole` truth"],
  ["links a word", "the whole truth", "the [whole](/a_b_c) truth", "the [whole](/a_b_c) truth"],
  ["changes where a link leads", "[so](/one)", "[so](/two)", "[so](/two)"],
  ["removes a link", "[so](/one)", "so", "so"],
  ["makes italics literal", "*so*", "\\*so\\*", "\\*so\\*"],
  ["shows the name of a sign", "Write &lt; here.", "Write \\&lt; here.", "Write \\&lt; here."],
  ["makes a link of a formula", "See $a$ here.", "See [$`a`$](/x) here.", "See [$a$](/x) here."],
  ["removes the link of a formula", "[**$a$**](/x)", "**$`a`$**", "**$a$**"],
  ["no longer strikes a formula through", "~~$a$~~", "$`a`$", "$a$"],
  ["gives a link another place and title", '[x](/a "b c")', '[x](</a b> "c")', '[x](</a b> "c")'],
  ["joins words", "note book", "notebook", "notebook"],
  [
    "changes indentation in code",
    "```python\nif x:\n  y\n```",
    "```python\nif x:\n    y\n```",
    "```python\nif x:\n    y\n```",
  ],
  ["adds a blank line to code", "```python\na\nb\n```", "```python\na\n\nb\n```", "```python\na\n\nb\n```"],
  ["changes the language of code", "```python\na\n```", "```java\na\n```", "```java\na\n```"],
  ["turns a paragraph into code", "a = 1", "```plain\na = 1\n```", "```\na = 1\n```"],
  ["types a formula", "So.", "So $x_1^2 + y_1^2$.", "So $x_1^2 + y_1^2$."],
  ["types a formula with stars", "So.", "So $a\\*b\\*c$ and $2\\*3$.", "So $a*b*c$ and $2*3$."],
  ["types a name", "So.", "So snake_case_name.", "So snake_case_name."],
  ["types stars", "So.", "So 3\\*4\\*5.", "So 3\\*4\\*5."],
  [
    "changes a cell",
    "| A | B |\n| --- | ---: |\n| 1 | 2 |",
    "```markdown\n| A | B |\n| --- | ---: |\n| 1 | 3 |\n```",
    "| A | B |\n| --- | ---: |\n| 1 | 3 |",
  ],
  ["aligns a column", "| A |\n| --- |\n| 1 |", "```markdown\n| A |\n| ---: |\n| 1 |\n```", "| A |\n| ---: |\n| 1 |"],
  ["pastes a table without a head", "So.", "So.\n\n| A | B |\n| 1 | 2 |", "So.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |"],
  [
    "pastes a table with heads of rows",
    "So.",
    "| A | B |\n| --- | --- |\n| 1 | 2 |\n| --- | --- |",
    "| A | B |\n| --- | --- |\n| 1 | 2 |",
  ],
  ["changes a formula", "So $x$.", "So $`x_2`$.", "So $x_2$."],
  ["changes a block formula", "$$\nx\n$$", "```math\nx_2\n```", "$$\nx_2\n$$"],
  ["moves a block", "One.\n\n* a\n* b", "- a\n- b\n\nOne.", "* a\n* b\n\nOne."],
]

describe("what an editor changes is saved", () => {
  test.each(edits)("%s", (_name, stored, edited, expected) => {
    expect(saved(stored, () => edited)).toBe(expected)
  })

  test.each(edits)("%s, beside every other kind of block", (_name, stored, edited, expected) => {
    expect(saved(`${whole}\n\nThen:\n\n${stored}`, () => `${shown(whole)}\n\nThen:\n\n${edited}`)).toBe(
      `${whole}\n\nThen:\n\n${expected}`,
    )
  })

  test.each(edits)(
    "%s, and it is still so when the entry is opened and saved again",
    (_name, stored, edited, expected) => {
      expect(
        saved(
          saved(stored, () => edited),
          (text) => text,
        ),
      ).toBe(expected)
    },
  )
})

test("an entry's text is not taken for another's, nor for that of another field", () => {
  const { fromFile, toFile } = format()
  fromFile(JSON.stringify({ slug: "other", opening: "* one\n* two" }))
  fromFile(JSON.stringify({ slug: "law", opening: "So.", topics: [{ body: "* one\n* two" }] }))
  const entry = { slug: "law", opening: "- one\n- two" }
  expect(JSON.parse(toFile(entry)).opening).toBe("- one\n- two")
})

test("items of a list keep their formatting when they are moved", () => {
  const { fromFile, toFile } = format()
  const bodies = ["_one_ *and*", "* two", "three"]
  const entry = fromFile(JSON.stringify({ slug: "law", topics: bodies.map((body) => ({ body })) })) as Entry
  const topics = [...(entry.topics as { body: string }[])].reverse()
  expect(JSON.parse(toFile({ ...entry, topics })).topics).toEqual([...bodies].reverse().map((body) => ({ body })))
})

test("a form that is opened again without reading the file shows what the file would", () => {
  const { fromFile, reread } = format()
  const table = "| A |\n| ---: |\n| 1 |"
  const entry = fromFile(JSON.stringify({ slug: "law", opening: "So." })) as Entry
  expect(reread({ ...entry, opening: table }).opening).toBe(shown(table))
})

test("only rich text is changed, wherever it is", () => {
  const entry = { name: "_name_", opening: "_opening_", topics: [{ title: "_title_", body: "_body_" }] }
  expect(JSON.parse(format().toFile(entry))).toEqual({
    ...entry,
    opening: "*opening*",
    topics: [{ title: "_title_", body: "*body*" }],
  })
})

test("a file is written with two spaces of indentation, in the order of the form", () => {
  expect(format().toFile({ $schema: "so.json", name: "_a_" })).toBe('{\n  "$schema": "so.json",\n  "name": "_a_"\n}')
})

test.each([
  ["So _word_ and _two words_.", ["_word_", "_two words_"]],
  ["A snake_case_name, $x_1^2 + y_1^2$, https://a.example/x_y_z and [so](/a_b_c).", []],
])("words between underscores, which would become italics, are found in %s", (text, found) => {
  expect(underlinedIn(text)).toEqual(found)
})

test.each([
  ["- so", "a list"],
  ["1986. A great year.", "a list"],
  ["So:\n1. one", "a list"],
  ["# 1 of 3", "a heading"],
  ["So\n---", "a heading"],
  ["> 5 pages", "a quotation"],
  ["    indented", "code"],
  ["[a]: b", "invisible"],
  ["| A | B |", "text with bars"],
])("a paragraph typed as %p is found, since it would become %s", (text, kind) => {
  expect(takenFor(text)).toBe(kind)
})

test.each([
  "* so",
  "-5 degrees, #1 and 1.5",
  "~~~",
  "| A | B |\n| 1 | 2 |",
  "$$\nx\n$$",
  "[^1]: A note.",
  "See [^1] and [so](/plans).",
])("a paragraph typed as %p stays what it is", (text) => {
  expect(takenFor(text)).toBeUndefined()
})
