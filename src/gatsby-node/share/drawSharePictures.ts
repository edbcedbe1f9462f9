import { availableParallelism } from "node:os"
import type { BuildArgs } from "gatsby"
import sharp from "sharp"
import { sharePath } from "../../site/sharePath"
import { readPalette } from "../colours/readPalette"
import { publish } from "../publish"
import { readSite } from "../readSite"
import { drawBackground } from "./drawBackground"
import { drawPage } from "./drawPage"
import { readShareCache } from "./shareCache"
import { type SharePage, sharePages } from "./sharePages"

/** Groups pages by picture, so that each picture is prepared only once. */
const byPicture = (pages: readonly SharePage[]) => {
  const groups = new Map<string, SharePage[]>()
  for (const page of pages) {
    const key = `${page.picture.file.absolutePath} ${page.picture.backdrop}`
    const group = groups.get(key)
    if (group) group.push(page)
    else groups.set(key, [page])
  }
  return [...groups.values()]
}

/** Draws the share pictures of pages that have the same picture. */
const drawGroup = async (pages: readonly SharePage[], palette: ReadonlyMap<string, string>, brand: string) => {
  const [first] = pages
  if (!first) return
  const { base, text } = await drawBackground(first.picture, palette, brand)
  const waiting = [...pages]
  const drawNext = async () => {
    const canvas = Buffer.alloc(base.length)
    for (let page = waiting.pop(); page; page = waiting.pop())
      publish(sharePath(page.path), await drawPage(base, canvas, page.title, text))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
}

/**
 * Draws what link previews show of each page: its title, the brand and its picture, in the site's typeface.
 * Only what has changed since the last build is drawn.
 */
export const drawSharePictures = async (args: BuildArgs) => {
  const { brand } = readSite()
  const pages = sharePages(args)
  const palette = readPalette()
  const pictures = readShareCache(brand, palette)
  const missing = pages.filter(pictures.isMissing)
  const timer = args.reporter.activityTimer(`Drawing ${missing.length} share pictures`)
  timer.start()
  // As many pictures are drawn in parallel as there are processors, so each gets one thread.
  sharp.concurrency(1)
  for (const group of byPicture(missing)) await drawGroup(group, palette, brand)
  pictures.keepOnly(pages)
  timer.end()
}
