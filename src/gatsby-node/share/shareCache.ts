import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../hosting/filesBelow"
import { sharePath } from "../../site/sharePath"
import { digestOf } from "../digestOf"
import { publicFolder } from "../publish"
import type { SharePage } from "./sharePages"

/** Which picture was drawn from which input; Gatsby deletes it with the cache. */
const memory = ".cache/share-pictures.json"

/** What the look of all pictures depends on, besides the code that draws them (`buildStamp`). */
const looks = ["src/styles/fonts", "static/favicon.svg"]

/** Where the pictures are. */
const folder = path.join(publicFolder, "share")

const fileOf = ({ path: place }: SharePage) => path.join(publicFolder, sharePath(place))

const readCache = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(memory, "utf8"))
  } catch {
    return {}
  }
}

/**
 * The state of the last build's pictures.
 * @param brand the brand name, which is on all of them
 * @param palette the colours of the site
 */
export const readShareCache = (brand: string, palette: ReadonlyMap<string, string>) => {
  const look = [digestOf(looks), ...palette].join()
  const known = readCache()
  const keyOf = ({ title, picture }: SharePage) =>
    createHash("sha1")
      .update(JSON.stringify([brand, look, title, picture.backdrop, picture.file.internal.contentDigest]))
      .digest("base64")
  const there = new Set(existsSync(folder) ? filesBelow(folder) : [])
  const isKnown = (page: SharePage) => known[page.path] === keyOf(page)

  return {
    /** Whether a page's picture must be drawn. */
    isMissing: (page: SharePage) => !isKnown(page) || !there.has(fileOf(page)),
    /** Records that the pictures of these pages exist, and deletes all others. */
    keepOnly: (pages: readonly SharePage[]) => {
      if (pages.length === Object.keys(known).length && pages.every(isKnown)) return
      writeFileSync(memory, JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, keyOf(page)]))))
      const wanted = new Set(pages.map(fileOf))
      for (const file of filesBelow(folder)) if (!wanted.has(file)) rmSync(file)
    },
  }
}
