import sharp from "sharp"
import { shareSize } from "../../site/sharePath"
import { MARGIN } from "./drawBase"
import { renderText } from "./renderText"

/** The largest size of a title, in pixels. */
const room = { width: 540, height: 430 }

/** Long titles are set smaller, so that they fit in five lines. */
const sizeOf = ({ length }: string) => (length > 44 ? 60 : 70)

/**
 * Blends a text, as raw RGBA, over a picture of raw RGB. sharp's `composite` would process the whole picture again,
 * which takes longer than the rest of the drawing.
 */
const blendOver = (picture: Buffer, text: Buffer, width: number, left: number, top: number) => {
  for (let from = 0; from < text.length; from += 4) {
    const opacity = (text[from + 3] ?? 0) / 255
    if (opacity === 0) continue
    const [x, y] = [(from / 4) % width, Math.floor(from / 4 / width)]
    const to = ((top + y) * shareSize.width + left + x) * 3
    for (let channel = 0; channel < 3; channel++) {
      const [below = 0, above = 0] = [picture[to + channel], text[from + channel]]
      picture[to + channel] = below + (above - below) * opacity
    }
  }
}

/**
 * Draws a page's share picture as JPEG: its title over what all pages with the same picture share.
 * @param base what the pages share, as raw RGB
 * @param canvas memory of the same size to draw in: new memory for each picture would cost more than the drawing
 * @param colour that of the title
 */
export const drawPage = async (base: Buffer, canvas: Buffer, title: string, colour: string) => {
  const { data, info } = await renderText({ text: title, face: "serif", size: sizeOf(title), colour, ...room })
  base.copy(canvas)
  blendOver(canvas, data, info.width, MARGIN, shareSize.height - MARGIN - info.height)
  return (
    sharp(canvas, { raw: { ...shareSize, channels: 3 } })
      // Optimising the coding would take longer than the rest of the drawing, and save a tenth of the size.
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer()
  )
}
