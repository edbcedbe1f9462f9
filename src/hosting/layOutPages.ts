import { copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { hiddenPages } from "./addresses"
import { filesBelow, isVariant } from "./compress/variants"

/** Pieces that Gatsby puts pages together from. */
const pieces = "_gatsby/"

/** Where a file of the built site belongs, or undefined for one that such hosts have no use for. */
const placeOf = (file: string) => {
  if (file.startsWith(pieces) || isVariant(file)) return undefined
  const [, page] = /^(.+)\/index\.html$/.exec(file) ?? []
  if (page === undefined) return file
  return hiddenPages.includes(`/${page}`) ? undefined : `${page}.html`
}

/** A second name for a file costs no room, but some disks know no such thing. */
const linkOrCopy = (from: string, to: string) => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/**
 * Lays the built site out for hosts of plain files: the page `/plans` as `plans.html`, which Cloudflare Pages and Netlify
 * send for `/plans` at once; for `plans/index.html` they lead visitors on to `/plans/`. Pages that answer for
 * unknown addresses are there only as the `404.html` of their folders.
 * @param from the built site
 * @param to the folder to publish; what stood there goes
 */
export const layOutPages = (from = "public", to = "deploy/pages") => {
  rmSync(to, { recursive: true, force: true })
  const made = new Set<string>()
  for (const file of filesBelow(from)) {
    const place = placeOf(path.relative(from, file).replaceAll(path.sep, "/"))
    if (place === undefined) continue
    const target = path.join(to, place)
    const folder = path.dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    linkOrCopy(file, target)
  }
}
