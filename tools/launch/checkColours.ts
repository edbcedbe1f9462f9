import { readFileSync } from "node:fs"
import type { Issue } from "../../src/content/issue"
import { readPalette } from "../../src/gatsby-node/palette"
import { contrast } from "./contrast"

const file = "src/styles/tokens.css"

/** The least contrast of the brand's colour and its relatives to what they are on, or what is on them (tokens.css). */
const promised: readonly (readonly [name: string, least: number, others: readonly string[]])[] = [
  ["brand", 4.5, ["white"]],
  ["brand", 3, ["paper", "night", "night-raised"]],
  ["brand-hover", 4.5, ["white"]],
  ["brand-on-navy", 4.5, ["navy", "ink"]],
  ["error-on-navy", 4.5, ["navy", "ink"]],
  ["white", 4.5, ["coral-dimmed", "teal-dimmed"]],
  ...["brand", "error", "success"].flatMap((colour): [string, number, string[]][] => [
    [`${colour}-on-light`, 4.5, ["paper", "white"]],
    [`${colour}-on-block`, 4.5, ["blush", "sage"]],
    [`${colour}-on-dark`, 4.5, ["night", "night-raised"]],
  ]),
]

const channelsOf = (hex: string) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))

/** Rounded down, so that too little never looks like enough. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

/**
 * The colours of the palette that are missing, or too close to what they are on (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param root the project's folder
 */
export const checkColours = (root: string): Issue[] => {
  const palette = readPalette(root)
  const lines = readFileSync(`${root}/${file}`, "utf8").split("\n")
  const issue = (name: string, message: string, remedy: string): Issue => {
    const line = lines.findIndex((text) => text.trim().startsWith(`--${name}:`))
    return { file, ...(line >= 0 && { position: { line: line + 1, column: 1 } }), field: `--${name}`, message, remedy }
  }
  const missing = new Set(
    promised.flatMap(([name, , others]) => [name, ...others]).filter((name) => !palette.has(name)),
  )
  return [
    ...[...missing].map((name) => issue(name, "is no colour", "Write six digits, as in #c9402a.")),
    ...promised.flatMap(([name, least, others]) =>
      others.flatMap((other) => {
        const [one, two] = [palette.get(name), palette.get(other)]
        const ratio = one && two ? contrast(channelsOf(one), channelsOf(two)) : least
        if (ratio >= least) return []
        return issue(
          name,
          `has a contrast of ${shown(ratio)} to --${other} (${two}), and needs ${least}`,
          "Choose a darker or lighter colour; visitors with weak eyes could not read it.",
        )
      }),
    ),
  ]
}
