import { parsers } from "probe-image-size/sync"
import type { imageFormats } from "./fields"

type ImageFormat = (typeof imageFormats)[number]

/**
 * How many pixels an image file has, by its head: nothing is decoded.
 * @returns undefined if its content is not of this format
 */
export const pixelsOf = (bytes: Buffer, format: ImageFormat) => {
  const head = parsers[format](bytes)
  return head?.mime === `image/${format}` ? head.width * head.height : undefined
}

/** Where the boxes of an AVIF file end; each begins with its own length. */
const endOfBoxes = (bytes: Buffer) => {
  let end = 0
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end)
    // The length of the last box may be 0, for the rest of the file, or given in eight bytes.
    if (length < 8) return bytes.length
    end += length
  }
  return end
}

/** Whether an image file is complete, by the end marker or the length of its format. */
const ends: Readonly<Record<ImageFormat, (bytes: Buffer) => boolean>> = {
  // The thumbnail that cameras put near the beginning ends with the same marker.
  jpeg: (bytes) => bytes.lastIndexOf("\xff\xd9", "latin1") > bytes.length / 2,
  png: (bytes) => bytes.includes("IEND"),
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: (bytes) => bytes.length >= endOfBoxes(bytes),
}

/** Whether an image file is complete: the first bytes of an interrupted copy are those of the whole file. */
export const isWhole = (bytes: Buffer, format: ImageFormat) => ends[format](bytes)
