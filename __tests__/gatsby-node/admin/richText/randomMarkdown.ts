import { pick, type Random } from "../../../support/random"

const plainWords = ["so", "the", "law", "of", "and", "words", "Ünder"]

const strangeWords = [
  ...["R&D", "A*", "snake_case", "C:\\temp", "[2015]", "(see)", '"quoted"', "‘it’", "end.", "a<b", "1 < 2", "&amp;"],
  ...["&nbsp;", "\\&lt;", "\\&amp;", "&\\#39;", "R\\&D", "&copy", "10%", "#1", "US$5", "\\$5", "\\*no\\*", "\\_x\\_"],
  ...["\\\\", "\\[a\\]", "~", "`", "*", "_", "|", "!"],
  ...[
    "3*4*5",
    "—",
    "$5 a page",
    "^2",
    "https://a.example/x_y?a=1&b=2",
    "a@b.example",
    "<br>",
    "\\<i>",
    "\u00A0",
    "[^1]",
  ],
]

const formulas = [
  ...[
    "x_1",
    "a \\\\ b",
    "x^2",
    "a_1 + b_1",
    "a*b*c",
    "\\frac{1}{2}",
    "x < y",
    "\\{a\\_b\\}",
    "p \\& q",
    "n~m",
    "[0,1]",
  ],
  ...["\\begin{cases} a & b \\\\ c & d \\end{cases}", "\\text{a `b`}"],
]

const codes = [
  ...[
    "a_b",
    "x = 1 \\\\ 2",
    "a*b",
    "C:\\temp",
    "\\_x",
    "<b>&amp;</b>",
    "$HOME/bin",
    "a | b",
    "**no**",
    "r'\\d+'",
    "\\*",
  ],
  ...["&#32;", "`x", "> ", ">", "  - a", "x = _a", "b_ c"],
]

/**
 * A maker of Markdown texts with everything that the site's texts may contain, in any combination.
 * @param random gives the choices; texts are the same for the same numbers
 */
export const randomMarkdown = (random: Random) => {
  const chance = (percent: number) => random(100) < percent
  const many = (most: number, make: () => string, gap: string) =>
    Array.from({ length: 1 + random(most) }, make).join(gap)
  // Texts of plain words with little formatting are shown as they are, the others mostly as code.
  let strangeness = 0
  const word = () => pick(chance(strangeness) ? strangeWords : plainWords, random)

  const inline = (depth: number): string => {
    if (!chance(20 + strangeness)) return word()
    const inside = () => many(3, () => inline(depth - 1), " ")
    const kinds: (() => string)[] = [
      () => `$${pick(formulas, random)}$`,
      () => `\`${pick(codes, random)}\``,
      ...(depth > 0
        ? [
            ...["*", "_", "**", "__", "***", "~~", '"'].map((sign) => () => `${sign}${inside()}${sign}`),
            () => `(${inside()})`,
            () => `[${inside()}](/${pick(["plans", "a_b_c", "x#y", "a(b)", 'plans "A title"'], random)})`,
          ]
        : []),
    ]
    return pick(kinds, random)()
  }

  const gap = () => (chance(strangeness) ? pick(["", " ", ". ", ", ", "\n", "  \n", "\\\n"], random) : " ")
  const line = () => `${many(6, () => inline(2) + gap(), "")}${word()}${pick([".", "", "?", ":"], random)}`
  const oneLine = () => line().replace(/\\?\n/g, " ")
  const items = (marker: (index: number) => string, between: string) =>
    Array.from({ length: 1 + random(4) }, (_, index) => `${marker(index)}${line().replace(/\n/g, "\n   ")}`).join(
      between,
    )

  const kinds: (() => string)[] = [
    ...new Array<() => string>(8).fill(line),
    () => `${line()}\n${line()}`,
    () => items(() => pick(["- ", "- ", "* "], random), "\n"),
    () => items((index) => `${index + 1}. `, "\n"),
    () => items(() => "- ", "\n\n"),
    () => `- ${oneLine()}\n  - ${oneLine()}\n- ${oneLine()}`,
    () => line().replace(/^/gm, "> "),
    () => `\`\`\`${pick(["", "python", "latex", "c++"], random)}\n${many(4, () => pick(codes, random), "\n")}\n\`\`\``,
    () => `| A | ${inline(0)} |\n| --- | ---: |\n| ${oneLine()} | ${inline(1)} |`,
    () => `$$\n${many(3, () => pick(formulas, random), " \\\\\n")}\n$$`,
    () => `### ${oneLine()}`,
    () => `[^1]: ${oneLine()}`,
    () => "---",
  ]
  return () => {
    strangeness = pick([0, 5, 60], random)
    return many(4, () => pick(kinds, random)(), "\n\n")
  }
}
