import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs"

/**
 * Follows a file of lines that only grows, unless another one replaces it (`rewriteLines`): each line is read once. Reading
 * does not yield, so that callers cannot meet half of it.
 * @param start makes what is known of an empty file
 * @param add adds a line to it
 * @returns a function that returns what is known by now
 */
export const followFile = <Known>(file: string, start: () => Known, add: (known: Known, line: string) => void) => {
  let read = { file: "", bytes: 0, known: start() }
  return () => {
    if (!existsSync(file)) return start()
    const descriptor = openSync(file, "r")
    try {
      const { ino, birthtimeMs, size } = fstatSync(descriptor)
      const identity = `${ino} ${birthtimeMs}`
      if (identity !== read.file || size < read.bytes) read = { file: identity, bytes: 0, known: start() }
      const added = Buffer.alloc(size - read.bytes)
      readSync(descriptor, added, 0, added.length, read.bytes)
      // A line that is not complete is being written.
      const end = added.lastIndexOf("\n") + 1
      for (const line of added.toString("utf8", 0, end).split("\n").filter(Boolean)) add(read.known, line)
      read.bytes += end
      return read.known
    } finally {
      closeSync(descriptor)
    }
  }
}
