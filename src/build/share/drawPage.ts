import sharp from "sharp"
import { shareSize } from "../../seo/sharePath"
import { margin } from "./drawBase"
import { drawWords } from "./drawWords"

/** Where the title stands. */
const box = { width: 540, height: 430 }

/** The room under it, which tails of letters may use. */
const foot = 46

/** Long titles are set smaller, so that they keep to five lines. */
const sizeOf = ({ length }: string) => (length > 44 ? 60 : 70)

/** A page's share picture as JPEG: its title over what all pages with the same picture share. */
export const drawPage = async (base: Buffer, title: string, colour: string) => {
  const words = await drawWords({ text: title, font: "Fraunces", size: sizeOf(title), colour, ...box })
  return sharp(base, { raw: { ...shareSize, channels: 3 } })
    .composite([{ input: Buffer.from(words), left: margin, top: shareSize.height - foot - box.height }])
    .jpeg({ quality: 82 })
    .toBuffer()
}
