import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori"

const toOklch = converter("oklch")

/** A colour's lightness, chroma and hue; grey has the hue 0, which does not show. */
export const oklchOf = (colour: string): Required<Omit<Oklch, "alpha">> => {
  const parsed = toOklch(colour)
  if (!parsed) throw new Error(`${colour} is no colour`)
  return { mode: "oklch", l: parsed.l, c: parsed.c, h: parsed.h ?? 0 }
}

/** A colour of this lightness, chroma and hue, with less chroma if screens cannot show so much. */
export const hexOf = (l: number, c: number, h: number) => formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"))

/** Whether a colour has a contrast of at least `least` to all others. */
export const contrasts = (colour: string, least: number, others: readonly string[]) =>
  others.every((other) => wcagContrast(colour, other) >= least)

const STEPS = 250

/**
 * The shade of a colour that can be read, as little darker or lighter as possible; the colour itself if it can.
 * @param colour as in `#c9402a`
 * @param reads whether a shade can be read
 * @throws Error if no shade can
 */
export const nearestShade = (colour: string, reads: (shade: string) => boolean) => {
  if (reads(colour)) return colour
  const { l, c, h } = oklchOf(colour)
  const found = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .toSorted((one, other) => Math.abs(one - l) - Math.abs(other - l))
    .map((light) => hexOf(light, c, h))
    .find(reads)
  if (!found) throw new Error(`No shade of ${colour} can be read: the colours around it leave no room.`)
  return found
}
