import { readFileSync } from "node:fs"
import type { Issue } from "../../src/content/issue"
import { readPalette } from "../../src/gatsby-node/palette"
import { contrast } from "./contrast"

/** The file of the palette. */
export const paletteFile = "src/styles/tokens.css"

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

/** The red, green and blue of a colour such as `#c9402a`, from 0 to 255. */
export const channelsOf = (hex: string) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))

/** Rounded down, so that too little never looks like enough. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

/** A contrast that is too low: the other colour's name, and both ratios. */
interface LowContrast {
  other: string
  ratio: number
  least: number
}

/**
 * The contrasts that are too low for a colour (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param name its name in the palette, as in `brand-on-light`
 * @param colour as in `#c9402a`
 * @param palette the other colours, by name
 */
export const lowContrasts = (name: string, colour: string, palette: ReadonlyMap<string, string>): LowContrast[] =>
  promised
    .filter(([one]) => one === name)
    .flatMap(([, least, others]) =>
      others.flatMap((other) => {
        const behind = palette.get(other)
        const ratio = behind ? contrast(channelsOf(colour), channelsOf(behind)) : least
        return ratio < least ? { other, ratio: shown(ratio), least } : []
      }),
    )

/**
 * The colours of the palette that are missing, or too close to what they are on.
 * @param root the project's folder
 */
export const checkColours = (root: string): Issue[] => {
  const palette = readPalette(root)
  const lines = readFileSync(`${root}/${paletteFile}`, "utf8").split("\n")
  const issue = (name: string, message: string, remedy: string): Issue => {
    const line = lines.findIndex((text) => text.trim().startsWith(`--${name}:`))
    const position = line >= 0 && { position: { line: line + 1, column: 1 } }
    return { file: paletteFile, ...position, field: `--${name}`, message, remedy }
  }
  const names = [...new Set(promised.flatMap(([name, , others]) => [name, ...others]))]
  return [
    ...names
      .filter((name) => !palette.has(name))
      .map((name) => issue(name, "is no colour", "Write six digits, as in #c9402a.")),
    ...[...palette].flatMap(([name, colour]) =>
      lowContrasts(name, colour, palette).map(({ other, ratio, least }) =>
        issue(
          name,
          `has a contrast of ${ratio} to --${other} (${palette.get(other)}), and needs ${least}`,
          "Choose a darker or lighter colour; visitors with weak eyes could not read it.",
        ),
      ),
    ),
  ]
}
