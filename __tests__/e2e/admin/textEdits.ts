import type { Locator, Page } from "@playwright/test"

/** The parts of the form of one rich text. */
interface TextField {
  page: Page
  /** The rich text, which has the focus and the cursor at its start. */
  rich: Locator
  field: Locator
}

type Act = (field: TextField) => Promise<void>

/** Presses keys, one after another. */
export const press =
  (...keys: string[]): Act =>
  async ({ page }) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      // The editor takes the new place of the cursor from an event after the key.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
  }

/** Types a text. */
const type =
  (text: string): Act =>
  async ({ page }) =>
    page.keyboard.type(text)

/** Selects everything and presses a button of the toolbar. */
const format =
  (name: string): Act =>
  async ({ page, rich, field }) => {
    await press("Control+a")({ page, rich, field })
    await field.getByRole("button", { name, exact: true }).click()
  }

/** Selects everything and chooses another kind of block. */
const block =
  (name: string): Act =>
  async ({ page, rich, field }) => {
    await press("Control+a")({ page, rich, field })
    await field.getByRole("button", { name: "Show Text Style Options" }).click()
    await page.getByRole("menuitemcheckbox", { name, exact: true }).click()
  }

const times = (count: number, key: string) => new Array<string>(count).fill(key)

/** Does one act after another. */
const both =
  (...acts: Act[]): Act =>
  async (field) => {
    for (const act of acts) await act(field)
  }

/** Replaces the text in Markdown mode. */
const inMarkdown =
  (text: string): Act =>
  async ({ field }) => {
    await field.getByRole("button", { name: "Edit in Markdown" }).click()
    await field.locator("textarea").fill(text)
  }

/** Pastes what another program has copied. */
const paste =
  (html: string): Act =>
  async ({ page, rich, field }) => {
    await press("Control+End")({ page, rich, field })
    await rich.evaluate((root, markup) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData("text/html", markup)
      root.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  }

const table = "| A | B |\n| --- | ---: |\n| 1 | $\\nu$ |"

/**
 * What an editor does: the stored text, the act, and the text that is stored then. The cursor is at the start. First those
 * that differ most.
 */
export const edits: [name: string, before: string, act: Act, after: string][] = [
  ["splits a paragraph", "One. Two.", press(...times(5, "ArrowRight"), "Enter"), "One.\n\nTwo."],
  ["joins lines", "One.\nTwo.", press("End", "Delete"), "One.Two."],
  [
    "adds an item",
    "1. one\n2. two",
    both(press("Control+End", "Enter"), type("three *four*")),
    "1. one\n2. two\n3. three \\*four\\*",
  ],
  ["moves an item out", "- one\n  - two", press("Control+End", "Shift+Tab"), "- one\n- two"],
  [
    "changes code",
    "```python\nif x:\n    y\n```",
    both(press("Control+End"), type(" = 1 * 2 * 3")),
    "```python\nif x:\n    y = 1 * 2 * 3\n```",
  ],
  ["breaks a line in a quotation", "> One.Two.", press(...times(4, "ArrowRight"), "Shift+Enter"), "> One.\n> Two."],
  ["makes words bold", "One two", format("Bold"), "**One two**"],
  ["takes italics away", "*One two*", press("Control+a", "Control+i"), "One two"],
  ["makes a list", "One\n\nTwo", block("Bulleted List"), "- One\n- Two"],
  [
    "types formulas, names and stars",
    "So.",
    both(press("Control+End"), type(" $x_1^2 + y_1^2$, $a*b*c$, snake_case and 3*4*5")),
    "So. $x_1^2 + y_1^2$, $a*b*c$, snake_case and 3\\*4\\*5",
  ],
  ["changes a cell", table, both(press("ArrowRight", "ArrowRight"), type("2")), table.replace("A", "2A")],
  [
    "types before two backslashes",
    "So `a\\\\b`.\n\n$$\nx \\\\\ny\n$$",
    type("And "),
    "And So `a\\\\b`.\n\n$$\nx \\\\\ny\n$$",
  ],
  [
    "pastes a table",
    "So.",
    paste("<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>"),
    "So.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
  ],
  ["undoes", "One two", both(press("Control+End"), type(" three"), press("Control+z")), "One two"],
  ["writes a table in Markdown", "So.", inMarkdown(table), table],
  ["joins paragraphs", "One.\n\nTwo.", press("Control+End", "Home", "Backspace"), "One.Two."],
  ["breaks a line", "One.Two.", press(...times(4, "ArrowRight"), "Shift+Enter"), "One.\nTwo."],
  ["adds a blank line", "One.\n\nTwo.", press("End", "Enter"), "One.\n\nTwo."],
  ["moves an item in", "- in\n- two", press("Control+End", "Tab"), "- in\n    - two"],
  ["moves an item in a numbered list", "1. one\n2. two", press("Control+End", "Tab"), "1. one\n    1. two"],
  ["splits an item", "- onetwo", press(...times(3, "ArrowRight"), "Enter"), "- one\n- two"],
  ["joins items", "- one\n- two", press("Control+End", "Home", "Backspace"), "- onetwo"],
  ["breaks a line in an item", "- onetwo", press(...times(3, "ArrowRight"), "Shift+Enter"), "- one\ntwo"],
  [
    "leaves a list",
    "- one\n- two",
    both(press("Control+End", "Enter", "Enter"), type("three")),
    "- one\n- two\n\nthree",
  ],
  ["splits a quotation", "> One. Two.", press(...times(5, "ArrowRight"), "Enter"), "> One.\n\nTwo."],
  [
    "adds a line to code",
    "```python\nif x:\n    y\n```",
    both(press("Control+End", "Enter"), type("z")),
    "```python\nif x:\n    y\n    z\n```",
  ],
  ["indents code", "```python\nif x:\ny\n```", press("Control+End", "Home", "Tab"), "```python\nif x:\n\ty\n```"],
  ["makes words italic", "One two", format("Italic"), "*One two*"],
  ["strikes words through", "One two", format("Strikethrough"), "~~One two~~"],
  ["makes words code", "One two", format("Code"), "`One two`"],
  ["makes words bold by key", "One two", press("Control+a", "Control+b"), "**One two**"],
  ["makes items bold", "- one\n- two", format("Bold"), "- **one**\n- **two**"],
  ["makes a quotation italic", "> One", format("Italic"), "> *One*"],
  ["makes part of a word bold", "One two", press("Shift+ArrowRight", "Shift+ArrowRight", "Control+b"), "**On**e two"],
  ["makes part of a word italic", "One two", press("Shift+ArrowRight", "Shift+ArrowRight", "Control+i"), "*On*e two"],
  ["makes a numbered list", "One\n\nTwo", block("Numbered List"), "1. One\n2. Two"],
  ["makes a quotation", "One *two*", block("Block Quote"), "> One *two*"],
  ["makes code", "a = b", block("Code Block"), "```\na = b\n```"],
  ["makes a list text", "- One", block("Paragraph"), "One"],
  ["makes a quotation text", "> One", block("Paragraph"), "One"],
  ["makes a list numbered", "- one\n- two", block("Numbered List"), "1. one\n2. two"],
  ["makes a list a quotation", "- one", block("Block Quote"), "> one"],
  [
    "types two spaces before a line break",
    "One.Two.",
    both(press(...times(4, "ArrowRight")), type("  "), press("Shift+Enter")),
    "One.  \nTwo.",
  ],
  ["types stars around a word", "So.", both(press("Control+End"), type(" *word*")), "So. \\*word\\*"],
  [
    "types at the start",
    `*So*, $x_1$ and \`$HOME$\`.\n\n${table}\n\n* a\n* b\n\n> c\n\n- d\n\n- e`,
    type("And "),
    `*And So*, $x_1$ and \`$HOME$\`.\n\n${table}\n\n* a\n* b\n\n> c\n\n- d\n\n- e`,
  ],
  ["changes a formula", "So $x_1$.", both(press(...times(5, "ArrowRight")), type("y_2")), "So $xy_2_1$."],
  [
    "changes a formula of two lines",
    "$$\na \\\\\nb_1\n$$",
    both(press("Control+End"), type("\\,c")),
    "$$\na \\\\\nb_1\\,c\n$$",
  ],
  ["splits a paragraph in Markdown", "One. Two.", inMarkdown("One.\n\nTwo."), "One.\n\nTwo."],
  ["joins paragraphs in Markdown", "One.\n\nTwo.", inMarkdown("One. Two."), "One. Two."],
  ["breaks a line in Markdown", "One. Two.", inMarkdown("One.\nTwo."), "One.\nTwo."],
  ["breaks a line with two spaces in Markdown", "One. Two.", inMarkdown("One.  \nTwo."), "One.  \nTwo."],
  ["makes a list loose in Markdown", "- one\n- two", inMarkdown("- one\n\n- two"), "- one\n\n- two"],
  ["makes a list tight in Markdown", "- one\n\n- two", inMarkdown("- one\n- two"), "- one\n- two"],
  ["moves an item in Markdown", "- one\n- two", inMarkdown("- one\n  - two"), "- one\n  - two"],
  ["quotes in Markdown", "One.", inMarkdown("> One."), "> One."],
  ["writes code in Markdown", "So.", inMarkdown("```python\nx = 1\n```"), "```python\nx = 1\n```"],
  ["emphasises in Markdown", "One two.", inMarkdown("*One* _two_."), "*One* *two*."],
]
