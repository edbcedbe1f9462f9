/** A colour's red, green and blue, from 0 to 255. */
type Colour = readonly number[]

/** Relative luminance (WCAG 2.2, 'relative luminance'). */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export const contrast = (one: Colour, other: Colour) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
