import { readFileSync, statSync, writeFileSync } from "node:fs"

/** Which pictures each file names, and when it was changed, in milliseconds. Pictures go by their place in the list. */
interface Known {
  pictures: string[]
  files: Record<string, [changed: number, ...pictures: number[]]>
}

/** gatsby-plugin-sharp encodes the names of files, so that none holds a quote, a comma or a space. */
const named = /\/static\/([0-9a-f]{32}\/[^"\s\\,]+)/g

const read = (memory: string): Known => {
  try {
    return JSON.parse(readFileSync(memory, "utf8"))
  } catch {
    return { pictures: [], files: {} }
  }
}

/**
 * The pictures that any of these files names, as `<hash>/<name>` or `<hash>/<variant>/<name>`.
 * Only files that have changed since the last build are opened: there may be ten thousand.
 * @param memory where to write down what each file names; with the cache it is thrown away
 */
export const picturesInUse = (files: readonly string[], memory: string): ReadonlySet<string> => {
  const known = read(memory)
  const places = new Map<string, number>()
  const placeOf = (picture: string) => {
    const place = places.get(picture) ?? places.size
    places.set(picture, place)
    return place
  }
  const picturesOf = (file: string, changed: number) => {
    const [before, ...pictures] = known.files[file] ?? []
    return before === changed
      ? pictures.map((place) => known.pictures[place] ?? "")
      : new Set([...readFileSync(file, "utf8").matchAll(named)].map(([, picture = ""]) => decodeURIComponent(picture)))
  }
  const entries = files.map((file) => {
    const changed = statSync(file).mtimeMs
    return [file, [changed, ...[...picturesOf(file, changed)].map(placeOf)]] as const
  })
  const pictures = [...places.keys()]
  writeFileSync(memory, JSON.stringify({ pictures, files: Object.fromEntries(entries) }))
  return new Set(pictures)
}
