/** @jest-environment node */

import { contentTypes } from "../../../../src/content/contentTypes"
import { renderMarkdown } from "../../../../src/content/renderMarkdown"
import { inlineFormulas } from "../../../../src/content/typeset/markdownParser"
import { entryFormat } from "../../../../src/gatsby-node/admin/client/entryFormat.js"
import { inlineFormulas as inEditor } from "../../../../src/gatsby-node/admin/client/formulasAsCode.js"
import { withAsterisks } from "../../../../src/gatsby-node/admin/client/withAsterisks.js"
import { formatPlacesOf } from "../../../../src/gatsby-node/admin/entryFormat"

const $schema = "../.schema/service.json"
const format = () => entryFormat(formatPlacesOf(contentTypes))

/** The saved text after opening a file with a single text that the rich text editor has changed. */
const saved = (stored: string, edited: string) => {
  const { fromFile, toFile } = format()
  const entry = fromFile(JSON.stringify({ $schema, opening: stored })) as { $schema: string }
  return JSON.parse(toFile({ ...entry, opening: edited } as { $schema: string })).opening
}

describe("italics", () => {
  test.each([
    ["_so_ and _so, too_", "*so* and *so, too*"],
    ["**Replace every _ibid._**", "**Replace every *ibid.***"],
    ["`snake_case_name` stays", "`snake_case_name` stays"],
    ["```\na_b_c\n```", "```\na_b_c\n```"],
    ["[a link](/a_b_c) and https://a.example/x_y_z", "[a link](/a_b_c) and https://a.example/x_y_z"],
    ["a \\_lone\\_ sign", "a \\_lone\\_ sign"],
  ])("of '%s' are set between asterisks", (written, stored) => {
    expect(withAsterisks(written)).toBe(stored)
  })

  test("inside a formula reach the page", () => {
    expect(renderMarkdown(withAsterisks("3_x_ + _d_₁"), true)).toBe("3<em>x</em> + <em>d</em>₁")
  })

  test("are changed only in rich text, wherever it is", () => {
    const entry = { $schema, name: "_name_", opening: "_opening_", topics: [{ title: "_title_", body: "_body_" }] }
    expect(JSON.parse(format().toFile(entry))).toEqual({
      ...entry,
      opening: "*opening*",
      topics: [{ title: "_title_", body: "*body*" }],
    })
  })
})

describe("unedited text keeps its formatting", () => {
  test.each([
    ["a lone asterisk", "Trace A* by hand.", "Trace A\\* by hand."],
    ["italics that begin with a bracket", "such as *[2015] IESC 3*.", "such as \\*[2015] IESC 3\\*."],
    ["aligned columns", "| A | B |\n| --- | ---: |\n| 1 | 2 |", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
    ["empty cells", "| | B |\n| --- | --- |\n| 1 | 2 |", "|  | B |\n| --- | --- |\n| 1 | 2 |"],
    ["code in no language", "```\na * b\n```", "```plain\na * b\n```"],
    ["other bullets", "* one\n* two", "- one\n- two"],
    ["underscores of one's own", "_so_ and __so__", "_so_ and **so**"],
  ])("%s", (_name, stored, rewritten) => {
    expect(saved(stored, rewritten)).toBe(stored)
  })

  test("even next to an edited paragraph", () => {
    expect(saved("Trace A* by hand.\n\nThen stop.", "Trace A\\* by hand.\n\nThen _go on_.")).toBe(
      "Trace A* by hand.\n\nThen *go on*.",
    )
  })
})

describe("a formula", () => {
  const formula = "Let $a_1 + b_1$ and $\\frac{x}{y}$, for \\$5.\n\n$$\n\\sum_{i=1}^n x_i^*\n$$"
  const shown = "Let `$a_1 + b_1$` and `$\\frac{x}{y}$`, for \\$5.\n\n```math\n\\sum_{i=1}^n x_i^*\n```"

  const opened = (opening: string) => {
    const entry: unknown = format().fromFile(JSON.stringify({ $schema, opening }))
    return (entry as { opening: string }).opening
  }

  test("is code in the rich text editor, which does not change it", () => {
    expect(opened(formula)).toBe(shown)
    expect(opened("from $5 to $10 and `$x$`")).toBe("from $5 to $10 and `$x$`")
  })

  test("is found in a text by the site's own rules", () => {
    expect(inEditor).toEqual(inlineFormulas)
  })

  test("is a formula again when it is saved, even next to an edit", () => {
    expect(saved(formula, shown)).toBe(formula)
    expect(saved(formula, `${shown}\n\nSo \`$c_1$\` is _new_.`)).toBe(`${formula}\n\nSo $c_1$ is *new*.`)
  })
})

describe("an editor's changes are kept", () => {
  test.each([
    ["italics taken away", "the *whole* truth", "the whole truth"],
    ["a word made bold", "the whole truth", "the **whole** truth"],
    ["words joined", "note book", "notebook"],
    ["columns aligned by hand", "| A |\n| --- |\n| 1 |", "| A |\n| ---: |\n| 1 |"],
  ])("%s", (_name, stored, edited) => {
    expect(saved(stored, edited)).toBe(edited)
  })
})

test("a file is written with two spaces of indentation, in the order of the form", () => {
  expect(format().toFile({ $schema: "other.json", text: "_a_" } as { $schema: string })).toBe(
    '{\n  "$schema": "other.json",\n  "text": "_a_"\n}',
  )
})
