import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import type { ParentSpanPluginArgs, Store } from "gatsby"
import { filesBelow, isVariant } from "../compress/variants"
import { pagePaths } from "../pagePaths"
import { picturesInUse } from "./picturesInUse"

/** Where the leftovers of the folder `public` wait, under the names they have there. */
const parked = "leftovers"

const move = (from: string, to: string) => {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Takes away empty folders, the innermost first. */
const dropEmpty = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) dropEmpty(path.join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

/** The results of components' queries: those that are still asked for, and those that no component asks any more. */
const answersIn = (folder: string, store: Store) => {
  const { staticQueryComponents } = store.getState() as unknown as {
    staticQueryComponents: ReadonlyMap<string, { hash: string | number }>
  }
  const asked = new Set([...staticQueryComponents.values()].map(({ hash }) => `${hash}.json`))
  const files = filesBelow(path.join(folder, "page-data/sq/d")).filter((file) => file.endsWith(".json"))
  const inUse = files.filter((file) => asked.has(path.basename(file)))
  return { inUse, old: files.filter((file) => !inUse.includes(file)) }
}

/** Where Gatsby puts a page's data. */
const dataFile = (folder: string, page: string) =>
  path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")

/** Variants of pictures that no page shows any more, in this size or at all. */
const oldPictures = (folder: string, data: readonly string[], memory: string) => {
  const inUse = picturesInUse(data, memory)
  const statics = path.join(folder, "static")
  return readdirSync(statics)
    .filter((name) => /^[0-9a-f]{32}$/.test(name))
    .flatMap((name) => filesBelow(path.join(statics, name)))
    .filter((file) => !inUse.has(path.relative(statics, file).replaceAll(path.sep, "/")))
}

/**
 * Moves what is left of earlier builds out of the built site: Gatsby never takes away a picture or an answer to a query.
 * They are kept in the cache, since Gatsby does not make again what it has made once. What scripts and styles leave is
 * cleaned by webpack; compressed variants follow their files.
 * @param folder the built site
 * @param cache Gatsby's own folder
 */
export const parkLeftovers = ({ store }: ParentSpanPluginArgs, folder = "public", cache = ".cache") => {
  const answers = answersIn(folder, store)
  const data = [...pagePaths(store).map((page) => dataFile(folder, page)), ...answers.inUse]
  const pictures = oldPictures(folder, data, path.join(cache, "pictures-in-use.json"))
  for (const file of [...answers.old, ...pictures.filter((picture) => !isVariant(picture))])
    move(file, path.join(cache, parked, path.relative(folder, file)))
  dropEmpty(path.join(folder, "static"))
}

/**
 * Puts back what {@link parkLeftovers} has moved away, before a build begins: to Gatsby, the site is as it was left.
 * Without the built site nothing is put back, since Gatsby then makes everything anew.
 */
export const bringBackLeftovers = (folder = "public", cache = ".cache") => {
  const place = path.join(cache, parked)
  if (!existsSync(place)) return
  for (const file of existsSync(folder) ? filesBelow(place) : []) {
    const back = path.join(folder, path.relative(place, file))
    if (!existsSync(back)) move(file, back)
  }
  rmSync(place, { recursive: true })
}
