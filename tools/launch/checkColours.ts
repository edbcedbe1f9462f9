import { readFileSync } from "node:fs"
import { wcagContrast } from "culori"
import { parse } from "postcss"
import { fieldName, type Issue } from "../../src/content/issue"
import { readDataFile } from "../../src/content/readDataFile"
import { coloursFile, paletteFile, readPalette } from "../../src/gatsby-node/colours/readPalette"
import { type ShownColour, type Surface, shownColours } from "./shownColours"

/** The least contrasts of text, and of controls and shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5
const SHAPE = 3

/** What is on what, by the roles of tokens.css, and with which contrast. */
type Pair = readonly [role: string, on: string, least: number]

const own = "background-color"

const everywhere: readonly Pair[] = [
  ...["text", "text-quiet", "accent", "error"].map((role): Pair => [role, own, TEXT]),
  ["on-action", "action", TEXT],
  ["on-action", "action-hover", TEXT],
  ["on-action-strong", "action-strong", TEXT],
]

/** On surfaces with buttons in the brand's colour. Buttons on others have the text's colour. */
const withButtons: readonly Pair[] = [...everywhere, ["action", own, SHAPE], ["success", own, TEXT]]

/** On the page and on cards, which have fields, code and all else. */
const withFields: readonly Pair[] = [
  ...withButtons,
  ...["keyword", "text", "number", "name", "quiet"].map((role): Pair => [`code-${role}`, own, TEXT]),
  ["control-text", "control", TEXT],
  ["placeholder", "control", TEXT],
  ["text", "control-chosen", TEXT],
  ["accent", "control-chosen", SHAPE],
  ...["control", own].map((on): Pair => ["control-border", on, SHAPE]),
  ...["focus-field", "shape"].map((role): Pair => [role, own, SHAPE]),
]

const blocks = ["blush", "sky", "sage", "marigold", "coral", "teal", "navy"]
const buttonBlocks = ["blush", "sage"]

/** Every surface, by its name in reports. */
const surfaces: readonly (readonly [name: string, surface: Surface, pairs: readonly Pair[]])[] = [
  ["the page", {}, withFields],
  ["cards", { "data-surface": "raised" }, withFields],
  ["the footer", { "data-surface": "night" }, [...withButtons, ["highlight", own, SHAPE]]],
  ...["paper", ...blocks].flatMap((block): [string, Surface, readonly Pair[]][] => {
    const pairs = block === "paper" || buttonBlocks.includes(block) ? withButtons : everywhere
    return [
      [`${block} blocks`, { "data-block": block }, pairs],
      [`${block} bands`, { "data-block": block, "data-swaps": "true" }, pairs],
      [`${block} heroes`, { "data-block": block, "data-swaps": "true", "data-hero": block }, pairs],
    ]
  }),
]

/** Rounded down, so that too little never looks like enough. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

/** Two colours of the palette that are too close where one is on the other. */
interface LowContrast {
  one: ShownColour
  other: ShownColour
  /** Where it is, and in which scheme. */
  place: string
  ratio: number
  least: number
}

/**
 * The contrasts that are too low on any surface, in both colour schemes; each pair of colours once.
 * @param css the text of tokens.css
 * @param palette the colours that it uses by name
 */
export const lowContrasts = (css: string, palette: ReadonlyMap<string, string>): LowContrast[] => {
  const sheet = parse(css)
  const found = [false, true].flatMap((isDark) =>
    surfaces.flatMap(([name, surface, pairs]) => {
      const colours = shownColours(sheet, palette, surface, isDark)
      const edge = colours.get("action-edge")?.colour
      return pairs.flatMap(([role, on, least]) => {
        const drawn = role === "action" && edge && edge !== "transparent" ? "action-edge" : role
        const [one, other] = [colours.get(drawn), colours.get(on)]
        if (!one || !other) throw new Error(`${paletteFile} sets no colour --${one ? on : drawn} for ${name}`)
        const ratio = wcagContrast(one.colour, other.colour)
        const place = `on ${name} in the ${isDark ? "dark" : "light"} scheme`
        return ratio < least ? [{ one, other, place, ratio: shown(ratio), least }] : []
      })
    }),
  )
  return [...new Map(found.map((low) => [`${low.one.name} ${low.other.name} ${low.least}`, low])).values()]
}

/** What the data say of a shade by hand, as a place in the file. */
const shadeIn = (root: string, name: string) => {
  const data = readDataFile(root, coloursFile)
  if ("issues" in data) return undefined
  const { colours } = data.value as { colours?: { shades?: readonly { name: string }[] } }
  const place = colours?.shades?.findIndex((shade) => shade.name === name) ?? -1
  const path = ["colours", "shades", place]
  return place < 0 ? undefined : { file: coloursFile, position: data.positionOf(path), field: fieldName(path) }
}

/**
 * The colours that cannot be read where they are shown.
 * @param root the project's folder
 */
export const checkColours = (root: string): Issue[] => {
  const css = readFileSync(`${root}/${paletteFile}`, "utf8")
  const lines = css.split("\n")
  return lowContrasts(css, readPalette(root)).map(({ one, other, place, ratio, least }) => {
    const line = lines.findIndex((text) => text.trim().startsWith(`--${one.name}:`)) + 1
    const shade = [one, other].map(({ name }) => shadeIn(root, name)).find(Boolean)
    return {
      ...(shade ?? { file: paletteFile, position: { line, column: 1 }, field: `--${one.name}` }),
      message: `--${one.name} (${one.colour}) has a contrast of ${ratio} to --${other.name} (${other.colour}) ${place}, and needs ${least}`,
      remedy: shade
        ? "Remove the shade, so that it is computed, or choose a darker or lighter one; visitors with weak eyes could not read it."
        : "Choose a darker or lighter colour; visitors with weak eyes could not read it.",
    }
  })
}
