import sharp from "sharp"
import { shareSize } from "../../seo/sharePath"
import { printWords } from "./printWords"
import type { PagePicture } from "./sharePages"

const { width, height } = shareSize

/** The distance of the words from the edges, in pixels. */
export const margin = 64

/** The most room that a page's picture takes. */
const room = { width: 660, height }

/** How far a picture's edges fade into its colour. */
const fade = 14

/** A page's picture whose edges melt into the colour around it. */
const meltingPicture = async (file: string) => {
  const { data, info } = await sharp(file)
    .resize({ ...room, fit: "inside" })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">
    <filter id="soft"><feGaussianBlur stdDeviation="${fade / 2}"/></filter>
    <rect x="${fade}" y="${fade}" width="${info.width - 2 * fade}" height="${info.height - 2 * fade}" filter="url(#soft)"/>
  </svg>`
  const input = await sharp(data)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer()
  return { input, left: width - info.width, top: Math.round((height - info.height) / 2) }
}

/** What all pages with one picture share: its colour, the picture, the mark and the name of the brand; as raw RGB. */
export const drawBase = async (picture: PagePicture, colours: { back: string; text: string }, brand: string) => {
  const mark = await sharp("static/favicon.svg", { density: 300 }).resize(52, 52).png().toBuffer()
  const base = await sharp({ create: { width, height, channels: 3, background: colours.back } })
    .composite([await meltingPicture(picture.file.absolutePath), { input: mark, left: margin, top: margin - 6 }])
    .removeAlpha()
    .raw()
    .toBuffer()
  await printWords(base, {
    text: brand,
    face: "sans",
    size: 32,
    colour: colours.text,
    width: 400,
    left: margin + 68,
    foot: 93,
  })
  return base
}
