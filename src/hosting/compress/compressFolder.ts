import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { filesBelow } from "../filesBelow"
import { isCompressible } from "./compressible"
import { isCurrent } from "./variants"

/** A file with fewer bytes fits into one or two packets uncompressed. */
const MIN_BYTES = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** One below the maximum: two fifths of the time, for pages 2 % larger. */
export const BROTLI_QUALITY = 10

const encoders = {
  ".br": (source: Buffer) =>
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  ".gz": (source: Buffer) => gzipped(source, { level: constants.Z_BEST_COMPRESSION }),
}

/** Makes the missing variants of a file, and deletes those of a file that has become small. */
const compress = async (file: string) => {
  const { atime, mtime, size } = statSync(file)
  for (const [ending, encode] of Object.entries(encoders)) {
    const variant = file + ending
    if (size < MIN_BYTES) rmSync(variant, { force: true })
    else if (!isCurrent(variant, file)) {
      writeFileSync(variant, await encode(readFileSync(file)))
      utimesSync(variant, atime, mtime)
    }
  }
}

/**
 * Writes a Brotli and a gzip variant beside every text file. Only files that have changed since the last time are
 * compressed: with many pages, compressing all takes longer than the rest of a build.
 */
export const compressFolder = async (folder: string) => {
  const waiting = filesBelow(folder).filter(isCompressible)
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
