import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { filesBelow, isVariant } from "../compress/variants"
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

/** Results of queries that no component asks any more. */
const oldAnswers = (folder: string, { store }: ParentSpanPluginArgs) => {
  const { staticQueryComponents } = store.getState() as unknown as {
    staticQueryComponents: ReadonlyMap<string, { hash: string | number }>
  }
  const asked = new Set([...staticQueryComponents.values()].map(({ hash }) => `${hash}.json`))
  const answers = path.join(folder, "page-data/sq/d")
  return filesBelow(answers).filter((file) => file.endsWith(".json") && !asked.has(path.relative(answers, file)))
}

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
export const parkLeftovers = (args: ParentSpanPluginArgs, folder = "public", cache = ".cache") => {
  const answers = oldAnswers(folder, args)
  const old = new Set(answers)
  const data = filesBelow(path.join(folder, "page-data")).filter((file) => file.endsWith(".json") && !old.has(file))
  const pictures = oldPictures(folder, data, path.join(cache, "pictures-in-use.json"))
  for (const file of [...answers, ...pictures.filter((picture) => !isVariant(picture))])
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
