import { readFileSync } from "node:fs"
import subsetFont from "subset-font"

/** The side of the mark, and the height of its letter. */
const SIDE = 24
const LETTER = 14

/**
 * The brand's mark with a letter, as SVG: in the typeface of headings, on a tile in the brand's colour. The letter
 * is an outline, so that no font is needed where it is shown.
 * @throws Error if the typeface has no such letter
 */
export const drawMark = async (letter: string) => {
  // Awaits when it is loaded, which `import` statements of these tools cannot.
  const { Blob, Face, Font } = await import("harfbuzzjs")
  const source = readFileSync(require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"))
  const axes = { wght: 400, opsz: 72 }
  const file = await subsetFont(source, letter, { targetFormat: "sfnt", variationAxes: axes })
  const font = new Font(new Face(new Blob(file)))
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  const box = glyph === undefined ? undefined : font.glyphExtents(glyph)
  if (glyph === undefined || !box)
    throw new Error(`The typeface of headings has no letter ${letter}. Give an SVG or PNG file.`)
  // Fonts count upwards, SVG downwards.
  const scale = Math.min(LETTER / Math.abs(box.height), LETTER / box.width)
  const left = SIDE / 2 - scale * (box.xBearing + box.width / 2)
  const base = SIDE / 2 + scale * (box.yBearing + box.height / 2)
  const place = [left, base].map((value) => Number(value.toFixed(3))).join(" ")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
  <rect width="${SIDE}" height="${SIDE}" rx="5.5" fill="currentColor"/>
  <g color="#ffffff">
    <path transform="translate(${place}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" fill="currentColor" d="${font.glyphToPath(glyph)}"/>
  </g>
</svg>
`
}
