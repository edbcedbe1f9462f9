import { closeSync, openSync, readFileSync, readSync } from "node:fs"
import { imageFormats } from "./fields"
import { statOf } from "./statOf"

type ImageFormat = (typeof imageFormats)[number]

/** How the files of each format begin. */
const signatures: Readonly<Record<ImageFormat, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  // The formats that a file is compatible with follow its first name, which may be that of a wider format.
  avif: /^.{4}ftyp.*avi[fs]/s,
}

/** More than any of these signatures takes. */
const HEAD_LENGTH = 64

/**
 * The format of the picture that a file holds, by its first bytes: its name may say anything.
 * @param file the file
 * @returns undefined where it holds none that the build can work on
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

/** Where the boxes of an AVIF file end: each begins with its own length. */
const endOfBoxes = (bytes: Buffer) => {
  let end = 0
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end)
    // The last box may say that it goes to the end, or give its length in eight bytes.
    if (length < 8) return bytes.length
    end += length
  }
  return end
}

/** Whether a picture goes on to its end, told by the mark or the length that its format has for that. */
const ends: Readonly<Record<ImageFormat, (bytes: Buffer) => boolean>> = {
  // Cameras put a thumbnail near the beginning, which ends with the same mark.
  jpeg: (bytes) => bytes.lastIndexOf("\xff\xd9", "latin1") > bytes.length / 2,
  png: (bytes) => bytes.includes("IEND"),
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: (bytes) => bytes.length >= endOfBoxes(bytes),
}

/** Whether a picture is all there: a copy that was broken off begins as the whole one does. */
export const isWhole = (file: string, format: ImageFormat) => ends[format](readFileSync(file))
