import { formatHex, interpolate } from "culori"
import type { shadeNames } from "../../content/schemas/colours"
import { contrasts, hexOf, nearestShade, oklchOf } from "./nearestShade"

/** The named colours of src/styles/tokens.css, as in `paper` with `#faf6ef`. */
export type Palette = ReadonlyMap<string, string>

/**
 * The least contrasts of text, and of shapes and edges (WCAG 2.2, 1.4.3 and 1.4.11). On dark surfaces text gets more, since
 * thin light letters look thinner there.
 */
const TEXT = 4.5
const TEXT_ON_DARK = 7
const SHAPE = 3

/** How much of the brand's colour is in the background of what is chosen, in the light and the dark scheme. */
const TINT = 0.11
const TINT_DARK = 0.155

/** A colour with less chroma is a grey. */
const GREY = 0.03

/** The lightness of a button under the pointer: less than its own, or more if that is almost black. */
const hoverLightness = (l: number) => (l < 0.3 ? l + 0.12 : l * 0.88)

const lightSurfaces = ["paper", "white", "blush", "sage"]
/** Without navy: buttons on it have the colour of its text. */
const darkSurfaces = ["night", "night-raised", "night-band", "night-band-sage", "night-footer", "ink"]

/**
 * The shades of a brand's colour. Its buttons have the colour itself where white or dark text on it can be read; all other
 * shades have its hue, and as little less or more light as the surfaces ask for on which they are.
 * @param brand as in `#c9402a`
 * @param palette the colours of the surfaces
 */
export const brandShades = (brand: string, palette: Palette): Map<(typeof shadeNames)[number], string> => {
  const all = (names: readonly string[]) => names.map((name) => palette.get(name) ?? "")
  const [white = "", ink = "", raised = ""] = all(["white", "ink", "night-raised"])
  const [light, dark] = [all(lightSurfaces), all(darkSurfaces)]
  const nearest = (colour: string, least: number, others: readonly string[]) =>
    nearestShade(colour, (shade) => contrasts(shade, least, others))
  const button = (colour: string, surfaces: readonly string[]) => {
    // White where neither can be read, since that is what people know from colours that are neither light nor dark.
    const text = !contrasts(white, TEXT, [colour]) && contrasts(ink, TEXT, [colour]) ? ink : white
    const background = nearestShade(
      colour,
      (shade) => contrasts(shade, TEXT, [text]) && contrasts(shade, SHAPE, surfaces),
    )
    const { l, c, h } = oklchOf(background)
    return { background, text, hover: nearest(hexOf(hoverLightness(l), c, h), TEXT, [text]) }
  }
  const { l, c, h } = oklchOf(brand)
  // A dark grey would be a dull one on dark surfaces: black becomes white.
  const brandOnDark = c < GREY && !contrasts(brand, SHAPE, dark) ? hexOf(1 - l, c, h) : brand
  const onLight = button(brand, [])
  const onDark = button(brandOnDark, dark)
  const tint = formatHex(interpolate([white, brand], "rgb")(TINT))
  const tintDark = formatHex(interpolate([raised, brand], "rgb")(TINT_DARK))
  const textOnBlock = nearest(brand, TEXT, light)
  return new Map([
    ["brand-action", onLight.background],
    ["brand-action-hover", onLight.hover],
    ["brand-action-text", onLight.text],
    ["brand-action-edge", contrasts(onLight.background, SHAPE, light) ? "transparent" : textOnBlock],
    ["brand-shape", nearest(brand, SHAPE, [...light, tint])],
    ["brand-action-dark", onDark.background],
    ["brand-action-dark-hover", onDark.hover],
    ["brand-action-dark-text", onDark.text],
    ["brand-tint", tint],
    ["brand-tint-dark", tintDark],
    ["brand-on-light", nearest(brand, TEXT, all(["paper", "white"]))],
    ["brand-on-block", textOnBlock],
    ["brand-on-dark", nearest(brandOnDark, TEXT_ON_DARK, [...dark, tintDark])],
    ["brand-on-navy", nearest(brandOnDark, TEXT_ON_DARK, [...dark, ...all(["navy"])])],
  ])
}
