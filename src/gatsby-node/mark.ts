import sharp from "sharp"

/** The brand's mark: the icon of the site, in header and share pictures too, and the source of the other icons. */
export const markFile = "static/favicon.svg"

/** A mark that is a PNG file: the source of the other icons, and of the SVG file, which then only contains it. */
export const pngMarkFile = "static/mark.png"

/** The largest size of a PNG mark, and the size that pages load, in pixels; the latter is enough for 28 px at three dots each. */
export const PNG_SIZE = 512
const SHOWN_SIZE = 96

/**
 * The mark in the brand's colours: `currentColor` stands for the brand's, and in groups with a `color` for that of text on it.
 * @param palette the colours of the site
 */
export const inColour = (svg: string, palette: ReadonlyMap<string, string>) =>
  svg
    .replace(
      /<svg\b[^>]*>/,
      (tag) => `${tag.replace(/\s+color="[^"]*"/, "").slice(0, -1)} color="${palette.get("brand")}">`,
    )
    .replace(/(<g\b[^>]*?\scolor=")[^"]*/g, `$1${palette.get("brand-action-text")}`)

/** A PNG file as an SVG file that contains it, for pages. */
export const asSvg = async (png: Uint8Array) => {
  const shown = await sharp(png).resize(SHOWN_SIZE, SHOWN_SIZE).png({ palette: true, effort: 10 }).toBuffer()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHOWN_SIZE} ${SHOWN_SIZE}">
  <image width="${SHOWN_SIZE}" height="${SHOWN_SIZE}" href="data:image/png;base64,${shown.toString("base64")}"/>
</svg>
`
}
