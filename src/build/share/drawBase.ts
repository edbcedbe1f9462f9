import sharp from "sharp"
import { shareSize } from "../../seo/sharePath"
import { renderText } from "./renderText"
import type { PagePicture } from "./sharePages"

const { width, height } = shareSize

/** The distance of the words from the edges, in pixels. */
export const margin = 64

/** The brand's mark: its size, and where it begins, in pixels from the top. */
const markSize = 52
const markTop = 58

/** The most room that a page's picture takes. */
const room = { width: 660, height }

/** How far a picture's edges fade into its colour. */
const fade = 14

/** A page's picture whose edges melt into the colour around it. */
const meltingPicture = async (file: string) => {
  const { data, info } = await sharp(file)
    .resize({ ...room, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">
    <rect x="${fade}" y="${fade}" width="${info.width - 2 * fade}" height="${info.height - 2 * fade}"/>
  </svg>`
  const mask = await sharp(Buffer.from(plate))
    .blur(fade / 2)
    .raw()
    .toBuffer()
  const input = await sharp(data, { raw: info })
    .composite([{ input: mask, raw: info, blend: "dest-in" }])
    .raw()
    .toBuffer()
  return { input, raw: info, left: width - info.width, top: Math.round((height - info.height) / 2) }
}

/** What all pages with one picture share: its colour, the picture, the mark and the name of the brand; as raw RGB. */
export const drawBase = async (picture: PagePicture, colours: { back: string; text: string }, brand: string) => {
  const mark = await sharp("static/favicon.svg", { density: 300 }).resize(markSize, markSize).png().toBuffer()
  const nameRoom = { width: 400, height: markSize }
  const name = await renderText({ text: brand, face: "sans", size: 32, colour: colours.text, ...nameRoom })
  const nameTop = markTop + Math.round((markSize - name.info.height) / 2)
  return sharp({ create: { width, height, channels: 3, background: colours.back } })
    .composite([
      await meltingPicture(picture.file.absolutePath),
      { input: mark, left: margin, top: markTop },
      { input: name.data, raw: name.info, left: margin + markSize + 16, top: nameTop },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}
