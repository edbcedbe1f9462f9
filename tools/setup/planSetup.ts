import { existsSync, readFileSync } from "node:fs"
import { type Entry, keyOf } from "../../src/content/checkFiles"
import { readEntries } from "../../src/content/readEntries"
import { siteFile } from "../../src/content/siteFacts"
import { paletteOf, shippedPalette } from "../../src/gatsby-node/colours/readPalette"
import type { Plan } from "../changes"
import type { SetupAnswers } from "./answers"
import { planMark } from "./planMark"
import { planRemoval } from "./planRemoval"
import { coloursWith, type Site, withAnswers } from "./withAnswers"

/** The countries with pages of their own, by their slugs; the page for all others is none. */
export const countrySlugs = (root: string) =>
  readEntries(root).flatMap(({ type, data }) => {
    const { slug, detected } = data.value as { slug: string; detected?: boolean }
    return type.name === "country" && !detected ? [slug] : []
  })

/** Changes the data as the answers say, and takes out the parts and the countries that they do without. */
const changedData = (root: string, answers: SetupAnswers) => {
  const { countries, remove: parts = [] } = answers
  const slugs = countrySlugs(root)
  const unknown = countries?.find((slug) => !slugs.includes(slug))
  if (unknown) throw new Error(`countries: there is no country ${unknown}. Write one or more of ${slugs.join(", ")}.`)
  const leftOut = slugs.filter((slug) => countries && !countries.includes(slug))
  const isUnwanted = ({ type, data }: Entry) => type.name === "country" && leftOut.includes(keyOf(data)?.slug ?? "")
  return planRemoval(root, { parts, isUnwanted, edit: withAnswers(root, answers) })
}

/**
 * What makes a copy of the project an owner's own.
 * @param root the project's folder, whose data must be good
 * @param answers what is to be changed
 * @throws Error if a country does not exist, the site cannot be built without what is removed, or the mark cannot be drawn
 *   (see {@link planMark})
 */
export const planSetup = async (root: string, answers: SetupAnswers): Promise<Plan> => {
  const { accent, mark } = answers
  const { changes, places } = changedData(root, answers)
  const { colours } = JSON.parse(readFileSync(`${root}/data/${siteFile}`, "utf8")) as Site
  const palette = paletteOf(coloursWith(colours, answers), shippedPalette(root))
  const files = new Map<string, string | Uint8Array | undefined>(
    mark || accent ? await planMark(root, mark, palette) : [],
  )
  const presentOf = (file: string) => {
    const place = `${root}/${file}`
    return changes.get(file) ?? (existsSync(place) ? readFileSync(place) : undefined)
  }
  const isNew = ([file, content]: [string, string | Uint8Array | undefined]) =>
    content === undefined || !Buffer.from(content).equals(Buffer.from(presentOf(file) ?? ""))
  const changed = [...files].filter(isNew)
  return { changes: new Map([...changes, ...changed]), places }
}
