import sharp from "sharp"
import { shareSize } from "../../site/sharePath"
import { blendOver, type Layer } from "./blendOver"
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
const FADE = 28

/** How opaque a pixel is at a place of a row or column, from 0 at its ends to 1. */
const fade = (place: number, length: number) => {
  const share = Math.min(1, (place + 0.5) / FADE, (length - place - 0.5) / FADE)
  return share * share * (3 - 2 * share)
}

/** A page's picture, upright, its edges faded into the colour around it. */
export const softEdgedPicture = async (file: string): Promise<Layer> => {
  const { data, info } = await sharp(file, { autoOrient: true })
    .resize({ ...room, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const alpha = (y * info.width + x) * 4 + 3
      data[alpha] = (data[alpha] ?? 0) * fade(x, info.width) * fade(y, info.height)
    }
  return { data, info }
}

const drawMark = () =>
  sharp("static/favicon.svg", { density: 300 })
    .resize(MARK_SIZE, MARK_SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** What all pages with the same picture share: background, picture, mark and the name of the brand; as raw RGB. */
export const drawBase = async ({ file }: PagePicture, colours: { back: string; text: string }, brand: string) => {
  const base = Buffer.alloc(width * height * 3, Buffer.from(colours.back.slice(1), "hex"))
  const picture = await softEdgedPicture(file.absolutePath)
  blendOver(base, picture, width - picture.info.width, Math.round((height - picture.info.height) / 2))
  blendOver(base, await drawMark(), MARGIN, MARK_TOP)
  const nameRoom = { width: 400, height: MARK_SIZE }
  const name = await renderText({ text: brand, face: "sans", size: 32, colour: colours.text, ...nameRoom })
  blendOver(base, name, MARGIN + MARK_SIZE + 16, MARK_TOP + Math.round((MARK_SIZE - name.info.height) / 2))
  return base
}
