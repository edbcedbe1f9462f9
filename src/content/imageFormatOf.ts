import { closeSync, openSync, readSync, statSync } from "node:fs"
import { imageFormats } from "./fields"

/** How the files of each format begin. */
const signatures: Readonly<Record<(typeof imageFormats)[number], RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  // The formats that a file is compatible with follow its first name, which may be that of a wider format.
  avif: /^.{4}ftyp.*avi[fs]/s,
}

/** More than any of these signatures takes. */
const headLength = 64

/**
 * The format of the picture that a file holds, by its first bytes: its name may say anything.
 * @param file the file
 * @returns undefined where it holds none that the build can work on
 */
export const imageFormatOf = (file: string) => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const head = Buffer.alloc(headLength)
  const handle = openSync(file, "r")
  try {
    readSync(handle, head)
  } finally {
    closeSync(handle)
  }
  const start = head.toString("latin1")
  return imageFormats.find((format) => signatures[format].test(start))
}
