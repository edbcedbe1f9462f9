/** @jest-environment node */
import { escapeRegExp } from "../../src/site/escapeRegExp"
import { type Slip, set, testSlips } from "../support/testSlips"

const service = "services/essay-help-services.json"
const opening = (markdown: string) => set(service, { opening: markdown })
const summary = (text: string) => set("jobs/ME.json", { summary: text })

const html: [what: string, markdown: string, html: string][] = [
  ["a script", "Hello\n\n<script>alert(1)</script>", '"<script>alert(1)</script>"'],
  ["an event handler", '<p onclick="alert(1)">Hello</p>', JSON.stringify('<p onclick="alert(1)">Hello</p>')],
  ["a picture with an event handler", "Hello\n\n<img src=x onerror=alert(1)>", '"<img src=x onerror=alert(1)>"'],
  ["a frame", "<iframe src=https://example.com></iframe>", '"<iframe src=https://example.com></iframe>"'],
]

const characters: [what: string, text: string, code: string][] = [
  ["a control character", "Sell \u0001things", "U+0001"],
  ["a zero", "Sell\0things", "U+0000"],
  ["half a character", "Sell \ud800 things", "U+D800"],
  ["a number that is no character", "Sell \uffff things", "U+FFFF"],
]

const lineCharacters = ["\u202e", "\u202a", "\u2066", "\u2069", "\u200b", "\u2060", "\ufeff"]

const formulas: [tex: string, reason: string][] = [
  ["$\\frac{1$", "Unexpected end of input in a macro argument, expected '}'"],
  ["$\\foo x$", "Unsupported function name: \\foo"],
  ["$x_1_2$", "Double subscript"],
  ["$\\color{red}{x}$", "The site's styles do not support color"],
]

const addresses = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "http://example.com",
  "//example.com",
  "contact-us",
]

testSlips("a text that holds what a page must not", [
  ...html.map(
    ([what, markdown, found]): Slip => [
      `HTML with ${what}`,
      opening(markdown),
      {
        file: `data/${service}`,
        field: "opening",
        message: `contains HTML: ${found}`,
        remedy: "Remove the HTML. Use Markdown instead (**bold**, *italic*, [words](/address), - list).",
      },
    ],
  ),
  [
    "HTML inside a line, piece by piece",
    opening("Some <b onmouseover=alert(1)>bold</b> words"),
    { message: 'contains HTML: "<b onmouseover=alert(1)>"' },
    { message: 'contains HTML: "</b>"' },
  ],
  [
    "HTML in a field of plain text",
    summary('Sell <img src=x onerror="alert(1)"> things'),
    { field: "summary", message: "contains HTML", remedy: "Remove the HTML. This field is plain text." },
  ],
  ...characters.map(
    ([what, text, code]): Slip => [
      `${what}, which no page or feed may contain`,
      summary(text),
      { field: "summary", message: `contains a character that is not allowed in text: ${code}` },
    ],
  ),
  ...lineCharacters.map(
    (character): Slip => [
      `a mark of direction or without a width in a text of one line: ${JSON.stringify(character)}`,
      summary(`Sell ${character}things`),
      { field: "summary", message: expect.stringMatching(/^contains a character that is not allowed in text: U\+/) },
    ],
  ),
  [
    "no issue: characters of all scripts, and tabs in Markdown",
    (site) => {
      opening("Zażółć 日本語 العربية 👩‍🎓 naïve – “quoted”\n\n- one\n\t- two \u2067עברית\u2069")(site)
      summary("Zażółć 日本語 العربية می‌خواهم 👩‍🎓 naïve – “quoted”")(site)
    },
  ],
  ...["[", "`"].map(
    (sign): Slip => [
      `a text far over its limit, which no parser reads: ${sign}`,
      opening(`{brand} <b>${sign.repeat(500_000)}x`),
      { field: "opening", message: expect.stringContaining("is over the limit of") },
    ],
  ),
  ...["| A | B |\n| --- | --- |\n| 1 | 2 | 3 |", "| A |\n| --- |\n| `x | y` |", "| A |\n| --- |\n| $|x|$ |"].map(
    (table): Slip => [
      `cells that the head of their table does not have: ${JSON.stringify(table)}`,
      opening(table),
      {
        message: expect.stringMatching(/^contains a table with more cells in a row than in its head: /),
        remedy: expect.stringContaining("\\lvert x \\rvert"),
      },
    ],
  ),
  [
    "no issue: an escaped border, and rows with fewer cells",
    opening("| A | B |\n| --- | --- |\n| `x \\| y` | 2 |\n| 1 |"),
  ],
  ...[
    ["words in a formula", "Let $net = gross minus tax$ hold.", '"$net = gross minus tax$"'],
    ["a word at the end of a formula", "So $x is money$ here.", '"$x is money$"'],
    ["money in a sum", "So $5 + three apples = x$ is it.", '"$5 + three apples = x$"'],
  ].map(
    ([what, markdown = "", found]): Slip => [
      `${what}, which may be a formula or not`,
      opening(markdown),
      {
        message: `may be a formula or text with dollar signs: ${found}`,
        remedy: expect.stringMatching(/\\text.*\\\$/s),
      },
    ],
  ),
  [
    "a type in angle brackets, which belongs into code",
    opening("Use List<String> here."),
    {
      message: 'contains angle brackets that Markdown takes for HTML: "<String>"',
      remedy: expect.stringContaining("Write it as code"),
    },
  ],
  ["no issue: a type in angle brackets in a field of plain text", summary("Sell List<String> and a <T> b")],
  [
    "a footnote mark without its footnote",
    opening("So[^1]."),
    { message: "refers to a footnote that does not exist: [^1]" },
  ],
  [
    "a footnote without its mark",
    opening("So.\n\n[^1]: Note."),
    { message: "contains a footnote that nothing refers to: [^1]" },
  ],
  [
    "a picture inside a text",
    opening("![Scales](../images/law.jpg)"),
    { message: 'contains a picture: "![Scales](../images/law.jpg)"' },
  ],
  ...formulas.map(
    ([tex, reason]): Slip => [
      `a formula that cannot be typeset, with TeX's message: ${tex}`,
      opening(`Let\n\n${tex}`),
      {
        file: `data/${service}`,
        field: "opening",
        position: expect.objectContaining({ line: expect.any(Number) }),
        message: expect.stringMatching(
          new RegExp(`^contains a formula that cannot be typeset: [^]*TeX says: ${escapeRegExp(reason)}`),
        ),
        remedy: expect.stringContaining("Correct the TeX"),
      },
    ],
  ),
  [
    "a formula with an empty line in it, which ends both its halves",
    opening("$$\nx\n\ny\n$$"),
    ...Array(2).fill({ message: expect.stringContaining("TeX says: $$ opens a formula that is never closed") }),
  ],
  [
    "a single backslash, which is not shown as a tab",
    opening("Let $a \times b$"),
    { message: expect.stringContaining("tab") },
  ],
  [
    "code in an unknown language, with the nearest known one",
    opening("```pyton\nprint(1)\n```"),
    {
      message: 'contains code in an unknown language: "pyton"; did you mean "python"?',
      remedy: 'Write "python" after the backticks.',
    },
  ],
  ...addresses.map(
    (to): Slip => [
      `a link to ${to}`,
      opening(`See [this](${to}).`),
      {
        message: `the link ${JSON.stringify(to)} is not allowed`,
        remedy: "Link to an https:// address, a path on this site that starts with /, or a mailto: or tel: address.",
      },
    ],
  ),
  [
    "a link to a page that does not exist, with the nearest page",
    opening("See [our plans](/plan)."),
    { message: "no page has the address /plan; did you mean /plans?" },
  ],
  [
    "a link with a broken escape, which does not stop the check",
    opening("See [this](/%zz)."),
    { message: "no page has the address /%zz" },
  ],
  [
    "no issue: the plus signs of a service, written either way",
    opening("See [one](/services/c++-assignment) and [the other](/services/c%2B%2B-assignment)."),
  ],
  [
    "no issue: characters that only look like HTML",
    (site) => {
      opening("Is p < 0.05 and n > 30? Use `vector<int>` in code.")(site)
      summary("If p < 0.05 and n > 30, write 1 <2.")(site)
    },
  ],
])
