import { converter, formatHex, wcagLuminance } from "culori"
import type { Colours } from "../../content/schemas/colours"
import type { Palette } from "./brandShades"
import { hexOf, oklchOf } from "./nearestShade"

/** Colours with a meaning of their own, and the yellow of what stands out, which goes with every brand. */
const keepsItsColour = /^(?:white$|marigold$|brand|messaging$|error-|success-|code-)/

/** The second colour of the look, besides the brand's own. Its hue is a little nearer to blue than the brand's. */
const isSecond = /^(?:sage|teal)|-sage$/
const BLUE = 250
const NEARER = 40

/** Blocks in the dark scheme: their colours by the share of the channels of those in the light scheme. */
const isDimmed = /-dimmed$/
const DIMMED = 0.68

/** Pale and dark colours, which are greys in a neutral look. */
const VIVID = 0.1
const NEUTRAL = 0.25

/** The brand's chroma from which on surfaces are as strong as those that ship; those of greyer brands are greyer. */
const STRONG = 0.1

const HALVINGS = 20

/** Dark surfaces of other hues than blue look stronger than blue ones, so they get less chroma: up to this luminance. */
const DARK = 0.1
const LESS = 0.5

/** Yellow looks brown where it is not light, so surfaces that are neither dark nor almost white get more luminance. */
const YELLOW = 95
const MORE = 0.1

const isPale = (luminance: number) => luminance > 0.3 && luminance < 0.85

/** The degrees from a hue to another the shorter way round: from red to blue by way of purple, since a dull orange looks brown. */
const turnTo = (hue: number, from: number) => ((hue - from + 540) % 360) - 180

/** From 1 at a hue to 0 at 90 degrees from it or more. */
const nearness = (one: number, other: number) => Math.max(0, Math.cos(((one - other) * Math.PI) / 180))

const toRgb = converter("rgb")

const dim = (colour: string) => {
  const { r = 0, g = 0, b = 0 } = toRgb(colour) ?? {}
  return formatHex({ mode: "rgb", r: r * DIMMED, g: g * DIMMED, b: b * DIMMED })
}

/** The colour of this hue and chroma that has a luminance, so that the same text can be read on it. */
const withLuminance = (wanted: number, c: number, h: number) => {
  let low = 0
  let high = 1
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (wcagLuminance(hexOf(middle, c, h)) < wanted) low = middle
    else high = middle
  }
  return hexOf(low, c, h)
}

/**
 * The colours of surfaces and of the text on them, as they go with a brand's colour. They keep the contrasts that the shipped
 * ones have.
 * @param colours the brand's colour and how surfaces follow it
 * @param shipped the palette that ships
 */
export const surfaceColours = ({ brand, surfaces }: Colours, shipped: Palette): Map<string, string> => {
  const found = new Map<string, string>()
  if (surfaces === "shipped") return found
  const own = oklchOf(brand)
  const second = own.h + Math.max(-NEARER, Math.min(NEARER, turnTo(BLUE, own.h)))
  for (const [name, colour] of shipped) {
    if (keepsItsColour.test(name) || isDimmed.test(name)) continue
    const { c } = oklchOf(colour)
    const luminance = wcagLuminance(colour)
    const hue = isSecond.test(name) ? second : own.h
    const share = Math.min(own.c / STRONG, surfaces === "neutral" && c < VIVID ? NEUTRAL : 1)
    const tinted = c * share * (luminance < DARK ? LESS + (1 - LESS) * nearness(hue, BLUE) : 1)
    const lift = isPale(luminance) ? MORE * nearness(hue, YELLOW) ** 2 * share : 0
    found.set(name, withLuminance(luminance + lift, tinted, hue))
  }
  for (const name of [...shipped.keys()].filter((key) => isDimmed.test(key)))
    found.set(name, dim(found.get(name.replace(isDimmed, "")) ?? ""))
  return found
}
