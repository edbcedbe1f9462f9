/** @jest-environment node */
import { renderMarkdown } from "../../src/content/renderMarkdown"
import { formulasAsText } from "../../src/content/typeset/formulasAsText"

/** A text as read by visitors: with the formulas between ⟨ and ⟩, and without other markup. */
const read = (source: string, inline = true) =>
  formulasAsText(
    renderMarkdown(source, inline)
      .replace(/<math/g, "⟨<math")
      .replace(/<\/math>/g, "</math>⟩"),
  ).replace(/<[^>]*>/g, "")

describe("what becomes a formula", () => {
  test.each([
    ["$x$", "⟨x⟩"],
    ["So $a_1 * b_1 * c$ and *not* $d_1$.", "So ⟨a₁∗b₁∗c⟩ and not ⟨d₁⟩."],
    ["the $n$th term, ($y$)", "the ⟨n⟩th term, (⟨y⟩)"],
    ["**$x$**, *$y$*", "⟨x⟩, ⟨y⟩"],
    ["[see $x^2$](/plans)", "see ⟨x²⟩"],
    ["$$x$$", "⟨x⟩"],
    ["$\\$5 + x$", "⟨$5 + x⟩"],
    ["$2x+1$ and $3$", "⟨2x + 1⟩ and ⟨3⟩"],
    ["$0 < x < 1$", "⟨0 &lt; x &lt; 1⟩"],
    ["$1 - p = q$", "⟨1 − p = q⟩"],
    ["$2 x + 3 = 7$", "⟨2x + 3 = 7⟩"],
    ["$1 + n + n^2$", "⟨1 + n + n²⟩"],
    ["$x_1,$ then $y$", "⟨x₁,⟩ then ⟨y⟩"],
  ])("%s", (source, text) => {
    expect(read(source)).toBe(text)
  })

  test("on lines of its own, between paragraphs or right below one, and in a list", () => {
    expect(read("Let\n$$\nx = 1\n$$\nbe.\n\n- so\n\n  $$y$$", false).replace(/\s+/g, " ").trim()).toBe(
      "Let ⟨x = 1⟩ be. so ⟨y⟩",
    )
    expect(renderMarkdown("Let\n$$\nx = 1\n$$\nbe.", false)).toMatch(
      /^<p>Let<\/p>\n<div class="formula" tabindex="0" role="group" aria-label="x = 1"><math display="block">.*<\/math><\/div>\n<p>be\.<\/p>$/,
    )
  })
})

describe("what stays an amount of money or a sign", () => {
  test.each([
    "A course at $20 and a book at $30.",
    "from $5-$10 a page",
    "$5 a page (US$), $6 elsewhere",
    "US$5 or A$6",
    "$1,200 for five; $900 for four.",
    "costs $5, $6 or $7",
    "$ 5 $",
    "a $",
    "$PATH and $HOME",
    "$HOME/bin:$PATH",
    "$AAPL/$MSFT",
    "$20 to $25 (about A$30 and $40)",
  ])("%s", (source) => {
    expect(renderMarkdown(source, true)).not.toContain("<math")
    expect(read(source)).toBe(source)
  })

  test("a dollar sign after a backslash, and in code", () => {
    expect(read("\\$5 and \\$6 and `$x$`")).toBe("$5 and $6 and $x$")
  })
})

test("a formula and adjacent text are marked, so that they stay on one line", () => {
  expect(renderMarkdown("Let $x$, then ($y$).", true).replace(/<math>.*?<\/math>/g, "f")).toBe(
    'Let <span class="unbroken">f,</span> then <span class="unbroken">(f).</span>',
  )
})

test("a formula in a table names its column in words", () => {
  expect(renderMarkdown("| $T^2$ |\n| --- |\n| 1 |", false)).toContain('aria-label="T²"')
})

test.each([
  ["\\frac{dy}{dx} = 2x", "dy/dx = 2x"],
  ["\\int_0^1 x^2\\,dx = \\frac13", "∫₀¹ x² dx = 1/3"],
  ["x_{n+1} = x_n - \\frac{f(x_n)}{f'(x_n)}", "x_(n + 1) = x_n − (f(x_n))/(f′(x_n))"],
  ["\\lim_{x\\to 0}\\frac{\\sin x}{x}", "lim_(x → 0) (sin x)/x"],
  ["\\begin{aligned}a &= b\\\\ &= c\\end{aligned}", "a = b; = c"],
  ["\\bar x \\pm \\sqrt{a^2 - x^2}", "x̄ ± √(a² − x²)"],
  ["9.8\\text{ m s}^{-2}", "9.8 m s⁻²"],
  ["\\mathit{SD} = 3", "SD = 3"],
])("%s reads as %s", (tex, text) => {
  expect(read(`$${tex}$`)).toBe(`⟨${text}⟩`)
})

test.each(["\\color{red}{x}", "\\href{https://evil.example}{x}", "\\frac{1", "\\class{x}{y}", "\\includegraphics{x}"])(
  "what cannot be typeset shows its source: %s",
  (tex) => {
    expect(renderMarkdown(`$${tex}$`, true)).toBe(`<code>$${tex}$</code>`)
  },
)

test("italics of several letters are set as a word of text, and those of one as a symbol", () => {
  expect(renderMarkdown("$\\mathit{SD}_1$", true)).toContain('<msub><mtext class="italic">SD</mtext><mn>1</mn></msub>')
  expect(renderMarkdown("$\\mathit{x}$", true)).toContain("<mi>x</mi>")
})

test("no inline style is written into a formula, whatever the TeX says", () => {
  const html = renderMarkdown("$$\n\\begin{array}{c|c}a&b\\\\\\hline c&\\boxed{d}\\end{array}\n$$", false)
  expect(html).toContain("<mtable>")
  expect(html).not.toMatch(/ style=/)
})
