import { converter } from "culori"
import type { Palette } from "./brandShades"
import { oklchOf } from "./nearestShade"

/** How colours of one hue turn into those of another. */
interface Turn {
  /** The hue that is turned, in degrees. */
  hue: number
  /** How far, in degrees. */
  by: number
  /** The factors for chroma and lightness. */
  chroma: number
  light: number
}

const turnOf = (before: string, after: string): Turn => {
  const [from, to] = [oklchOf(before), oklchOf(after)]
  return { hue: from.h, by: to.h - from.h, chroma: to.c / from.c, light: to.l / from.l }
}

/** From 1 at `full` or below to 0 at `none` or above, without a step; if `none` is below `full`, the other way round. */
const fading = (value: number, full: number, none: number) => {
  const share = Math.max(0, Math.min(1, (value - none) / (full - none)))
  return share * share * (3 - 2 * share)
}

const between = (one: number, other: number, share: number) => one + (other - one) * share

/** Degrees between two hues. */
const apart = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180)

/** The backdrops of pictures, by their names in the palette. Those that follow the brand besides its own two come first. */
const following = ["sage", "teal", "navy", "paper", "sky"]
export const backdrops = [...following, "blush", "coral", "marigold"]

const toOklch = converter("oklch")
const toRgb = converter("rgb")

/**
 * The colours of the shipped pictures in the colours of a site: what is drawn in the brand's colour, and the backdrop.
 * Everything else keeps its colour, as people's skin and hair do.
 * @param backdrop the name of the picture's backdrop
 * @param shipped the palette that the pictures are drawn with
 * @param palette the palette of the site
 * @returns a function from red, green and blue, each from 0 to 255, to the same
 */
export const pictureColours = (backdrop: string, shipped: Palette, palette: Palette) => {
  const turn = (name: string) => turnOf(shipped.get(name) ?? "", palette.get(name) ?? "")
  const [pale, strong] = [turn("blush"), turn("coral")]
  const [paleChroma, strongChroma] = [oklchOf(shipped.get("blush") ?? "").c, oklchOf(shipped.get("coral") ?? "").c]
  const own = following.includes(backdrop) ? turn(backdrop) : undefined
  const ownChroma = oklchOf(shipped.get(backdrop) ?? "").c

  return ([red = 0, green = 0, blue = 0]: readonly number[]): readonly number[] => {
    const { l = 0, c = 0, h = 0 } = toOklch({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 })
    const share = Math.max(0, Math.min(1, (c - paleChroma) / (strongChroma - paleChroma)))
    // Colours of this hue that are neither pale nor strong are those of hair and skin.
    const brandWeight = fading(apart(h, strong.hue), 12, 22) * Math.max(fading(l, 0.7, 0.6), fading(c, 0.13, 0.09))
    const paleBackdrop = own && ownChroma < 0.06 ? fading(c, ownChroma * 1.6, ownChroma * 2.5) : 1
    const ownWeight = own ? fading(apart(h, own.hue), 18, 35) * paleBackdrop : 0
    const weight = Math.max(brandWeight, ownWeight)
    if (weight === 0) return [red, green, blue]
    const { by, chroma, light } =
      own && ownWeight > brandWeight
        ? own
        : {
            by: strong.by,
            chroma: between(pale.chroma, strong.chroma, share),
            light: between(pale.light, strong.light, share),
          }
    const turned = toRgb({ mode: "oklch", l: l * light, c: c * chroma, h: h + by })
    const mixed = (before: number, after: number) =>
      Math.round(between(before, Math.max(0, Math.min(1, after)) * 255, weight))
    return [mixed(red, turned.r), mixed(green, turned.g), mixed(blue, turned.b)]
  }
}
