import sharp from "sharp"
import { shareSize } from "../../site/sharePath"
import { blendOver } from "./blendOver"
import { MARGIN } from "./drawBase"
import { renderText } from "./renderText"

/** The largest size of a title, in pixels. */
const room = { width: 540, height: 430 }

/** Long titles are set smaller, so that they fit in five lines. */
const sizeOf = ({ length }: string) => (length > 44 ? 60 : 70)

/**
 * Draws a page's share picture as JPEG: its title over what all pages with the same picture share.
 * @param base what the pages share, as raw RGB
 * @param canvas memory of the same size to draw in: new memory for each picture would cost more than the drawing
 * @param colour that of the title
 */
export const drawPage = async (base: Buffer, canvas: Buffer, title: string, colour: string) => {
  const text = await renderText({ text: title, face: "serif", size: sizeOf(title), colour, ...room })
  base.copy(canvas)
  blendOver(canvas, text, MARGIN, shareSize.height - MARGIN - text.info.height)
  return (
    sharp(canvas, { raw: { ...shareSize, channels: 3 } })
      // Optimising the coding would take longer than the rest of the drawing, and save a tenth of the size.
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer()
  )
}
