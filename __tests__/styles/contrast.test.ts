/** @jest-environment node */
import { readPalette } from "../../src/gatsby-node/palette"
import { contrast } from "../support/contrast"

const palette = readPalette()

const colourOf = (name: string) => {
  const hex = palette.get(name)
  if (!hex) throw new Error(`tokens.css has no colour ${name}`)
  return [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))
}

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

test.each(promised.flatMap(([name, least, others]) => others.map((other) => [name, other, least] as const)))(
  "%s and %s have a contrast of at least %d",
  (name, other, least) => expect(contrast(colourOf(name), colourOf(other))).toBeGreaterThanOrEqual(least),
)
