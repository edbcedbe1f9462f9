import { channelsOf, lowContrasts } from "../launch/checkColours"

/** The named colours of `src/styles/tokens.css`. */
type Palette = ReadonlyMap<string, string>

const FULL = 255

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`

/** A colour mixed with a share of another, from 0 to 1. */
const mix = (colour: readonly number[], other: readonly number[], share: number) =>
  colour.map((value, place) => value + ((other[place] ?? value) - value) * share)

const black = [0, 0, 0]
const white = [FULL, FULL, FULL]

/** The lightness of a colour on the scale of {@link shade}. */
const lightness = (colour: string) => Math.max(...channelsOf(colour)) / FULL

/** A shade of a colour: from black at 0 to its brightest at 1, and on to white at 2. Its hue stays. */
const shade = (colour: string, light: number) => {
  const channels = channelsOf(colour)
  const top = Math.max(...channels)
  const brightest = top === 0 ? white : channels.map((value) => (value * FULL) / top)
  return hexOf(light <= 1 ? mix(black, brightest, light) : mix(brightest, white, light - 1))
}

const STEPS = 400

/**
 * The shade of a colour nearest to it that has the contrasts its place needs.
 * @param name the name of that place in the palette, as in `brand-on-light`
 * @throws Error if no shade has them, because the other colours of the palette leave no room
 */
export const nearestShade = (name: string, colour: string, palette: Palette) => {
  const passes = (candidate: string) => lowContrasts(name, candidate, palette).length === 0
  if (passes(colour)) return colour
  const own = lightness(colour)
  const found = Array.from({ length: STEPS + 1 }, (_, step) => (2 * step) / STEPS)
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .map((light) => shade(colour, light))
    .find(passes)
  if (!found) throw new Error(`No shade of ${colour} can be --${name}: the other colours of the palette leave no room.`)
  return found
}

/** How dark a button is under the pointer, compared with itself. */
const HOVER = 0.84
/** How much of the brand's colour is in the background of what is chosen, in the light and the dark scheme. */
const TINT = 0.11
const TINT_DARK = 0.155

/**
 * The brand's colour and its relatives for each kind of surface, in both colour schemes.
 * @param accent a colour that can be `--brand` (see {@link nearestShade})
 * @param palette the colours besides
 * @returns the colours by their names in the palette
 */
export const brandColours = (accent: string, palette: Palette): Map<string, string> => {
  const channels = channelsOf(accent)
  const tintOf = (name: string, share: number) => hexOf(mix(channelsOf(palette.get(name) ?? ""), channels, share))
  const surfaces = ["brand-on-light", "brand-on-block", "brand-on-dark", "brand-on-navy"]
  return new Map([
    ["brand", accent],
    ["brand-hover", nearestShade("brand-hover", shade(accent, lightness(accent) * HOVER), palette)],
    ["brand-tint", tintOf("white", TINT)],
    ["brand-tint-dark", tintOf("night-raised", TINT_DARK)],
    ...surfaces.map((name) => [name, nearestShade(name, accent, palette)] as const),
  ])
}
