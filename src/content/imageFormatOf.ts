import { closeSync, openSync, readFileSync, readSync } from "node:fs"
import { imageFormats } from "./fields"
import { statOf } from "./statOf"

type ImageFormat = (typeof imageFormats)[number]

/** The first bytes of each format. */
const signatures: Readonly<Record<ImageFormat, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  // The main brand may be that of a more general format; the compatible brands follow it.
  avif: /^.{4}ftyp.*avi[fs]/s,
}

/** Long enough for each of these signatures. */
const HEAD_LENGTH = 64

/**
 * The format of an image file by its first bytes, since its name may be wrong.
 * @param file the file
 * @returns undefined for a format that the build cannot process
 */
export const imageFormatOf = (file: string) => {
  if (!statOf(file)?.isFile()) return undefined
  const head = Buffer.alloc(HEAD_LENGTH)
  const handle = openSync(file, "r")
  try {
    readSync(handle, head)
  } finally {
    closeSync(handle)
  }
  const start = head.toString("latin1")
  return imageFormats.find((format) => signatures[format].test(start))
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
export const isWhole = (file: string, format: ImageFormat) => ends[format](readFileSync(file))
