import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { pathsBelow } from "../../content/pathsBelow"
import { statOf } from "../../content/statOf"
import { backdrops, pictureColours } from "./pictureColours"
import { readPalette, shippedPalette } from "./readPalette"

/** Gatsby deletes it with its own cache. */
const cache = ".cache/pictures"

/** How far the edge of a shipped picture is from its backdrop's colour at most, of 255 in each channel. */
const NEAR = 12

const QUALITY = 92

/** Red, green and blue of each pixel. */
interface Pixels {
  data: Buffer
  info: sharp.OutputInfo
}

const channelsOf = (colour: string) => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The colour of most of a picture's edge. */
const edgeOf = ({ data, info: { width, height } }: Pixels) => {
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  return [0, 1, 2].map((channel) => median([...rows, ...columns].map((place) => data[place * 3 + channel] ?? 0)))
}

/** Changes each pixel. Pictures have far fewer colours than pixels, so each is computed once. */
const recolour = ({ data }: Pixels, change: (colour: readonly number[]) => readonly number[]) => {
  const known = new Map<number, readonly number[]>()
  for (let place = 0; place < data.length; place += 3) {
    const key = data.readUIntBE(place, 3)
    let colour = known.get(key)
    if (!colour) {
      colour = change([key >> 16, (key >> 8) & 255, key & 255])
      known.set(key, colour)
    }
    data.set(colour, place)
  }
}

/**
 * Draws the pictures that ship in the colours of the site. They are recognised by their edge, which has exactly the colour of
 * a backdrop; an owner's own pictures stay as they are.
 * @param root the project's folder
 * @returns the files to show, by the paths of those that they replace in `data/`; none if the colours are those that ship
 */
export const colourPictures = async (root: string): Promise<Map<string, string>> => {
  const [shipped, palette] = [shippedPalette(root), readPalette(root)]
  const colours = backdrops.map((name) => `${shipped.get(name)} ${palette.get(name)}`)
  const drawn = new Map<string, string>()
  if (colours.every((pair) => new Set(pair.split(" ")).size === 1)) return drawn
  const [folder, images] = [path.join(root, cache), path.join(root, "data/images")]
  if (!existsSync(images)) return drawn
  mkdirSync(folder, { recursive: true })
  for (const file of pathsBelow(images).filter((name) => /\.jpe?g$/.test(name))) {
    const source = path.join(images, file)
    // The live preview checks the data afterwards, and reading a pipe or a device may never end.
    if (!statOf(source)?.isFile()) continue
    const key = createHash("md5").update(readFileSync(source)).update(colours.join()).digest("hex")
    const target = path.join(folder, `${key}.jpg`)
    if (!existsSync(target)) {
      const picture = sharp(source).toColourspace("srgb").raw()
      // The check reports a picture that is broken or not yet whole.
      const pixels = await picture.toBuffer({ resolveWithObject: true }).catch(() => undefined)
      if (!pixels) continue
      const edge = edgeOf(pixels)
      const backdrop = backdrops.find((name) =>
        channelsOf(shipped.get(name) ?? "").every((value, place) => Math.abs(value - (edge[place] ?? 0)) <= NEAR),
      )
      if (!backdrop) continue
      recolour(pixels, pictureColours(backdrop, shipped, palette))
      await sharp(pixels.data, { raw: pixels.info })
        .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
        .toFile(target)
    }
    drawn.set(`images/${file}`, target)
  }
  return drawn
}
