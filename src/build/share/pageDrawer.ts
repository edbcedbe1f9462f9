import sharp from "sharp"
import { shareSize } from "../../seo/sharePath"
import { margin } from "./drawBase"
import { printWords } from "./printWords"

/** The longest line of a title, in pixels. */
const width = 540

/** On what the last line of a title stands. */
const foot = 558

/** Long titles are set smaller, so that they keep to five lines. */
const sizeOf = ({ length }: string) => (length > 44 ? 60 : 70)

/**
 * Makes a function that draws a page's share picture as JPEG: its title over what all pages with the same picture share.
 * It draws one after the other on the same canvas. A canvas for each page would have Node look for unused memory all the time.
 * @param base what the pages share, as raw RGB
 * @param colour that of the title
 */
export const pageDrawer = (base: Buffer, colour: string) => {
  const picture = Buffer.from(base)
  return async (title: string) => {
    base.copy(picture)
    await printWords(picture, { text: title, face: "serif", size: sizeOf(title), colour, width, left: margin, foot })
    // To work out the best code for each picture would take longer than all the rest, and save a tenth of its size.
    return sharp(picture, { raw: { ...shareSize, channels: 3 } })
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer()
  }
}
