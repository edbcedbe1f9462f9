import sharp from "sharp"
import { shareSize } from "../../site/sharePath"
import { renderText } from "./renderText"
import type { PagePicture } from "./sharePages"

const { width, height } = shareSize

/** The distance of the text from the edges, in pixels. */
export const MARGIN = 64

/** The brand's mark: its size, and its distance from the top, in pixels. */
const MARK_SIZE = 52
const MARK_TOP = 58

/** The largest size of a page's picture. */
const room = { width: 660, height }

/** The width in pixels over which a picture's edges fade into its colour. */
const FADE = 14

/** A page's picture, upright, its edges faded into the colour around it. */
export const softEdgedPicture = async (file: string) => {
  const { data, info } = await sharp(file, { autoOrient: true })
    .resize({ ...room, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">
    <rect x="${FADE}" y="${FADE}" width="${info.width - 2 * FADE}" height="${info.height - 2 * FADE}"/>
  </svg>`
  const mask = await sharp(Buffer.from(plate))
    .blur(FADE / 2)
    .raw()
    .toBuffer()
  const input = await sharp(data, { raw: info })
    .composite([{ input: mask, raw: info, blend: "dest-in" }])
    .raw()
    .toBuffer()
  return { input, raw: info, left: width - info.width, top: Math.round((height - info.height) / 2) }
}

/** What all pages with the same picture share: background, picture, mark and the name of the brand; as raw RGB. */
export const drawBase = async (picture: PagePicture, colours: { back: string; text: string }, brand: string) => {
  const mark = await sharp("static/favicon.svg", { density: 300 }).resize(MARK_SIZE, MARK_SIZE).png().toBuffer()
  const nameRoom = { width: 400, height: MARK_SIZE }
  const name = await renderText({ text: brand, face: "sans", size: 32, colour: colours.text, ...nameRoom })
  const nameTop = MARK_TOP + Math.round((MARK_SIZE - name.info.height) / 2)
  return sharp({ create: { width, height, channels: 3, background: colours.back } })
    .composite([
      await softEdgedPicture(picture.file.absolutePath),
      { input: mark, left: MARGIN, top: MARK_TOP },
      { input: name.data, raw: name.info, left: MARGIN + MARK_SIZE + 16, top: nameTop },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}
