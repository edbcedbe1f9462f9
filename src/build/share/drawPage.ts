import sharp from "sharp"
import { shareSize } from "../../seo/sharePath"
import { margin } from "./drawBase"
import { renderText } from "./renderText"

/** The most room that a title takes, in pixels. */
const room = { width: 540, height: 430 }

/** Long titles are set smaller, so that they keep to five lines. */
const sizeOf = ({ length }: string) => (length > 44 ? 60 : 70)

/**
 * Draws a page's share picture as JPEG: its title over what all pages with the same picture share.
 * @param base what the pages share, as raw RGB
 * @param colour that of the title
 */
export const drawPage = async (base: Buffer, title: string, colour: string) => {
  const { data, info } = await renderText({ text: title, face: "serif", size: sizeOf(title), colour, ...room })
  return (
    sharp(base, { raw: { ...shareSize, channels: 3 } })
      .composite([{ input: data, raw: info, left: margin, top: shareSize.height - margin - info.height }])
      // To work out the best code for each picture would take longer than all the rest, and save a tenth of its size.
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer()
  )
}
