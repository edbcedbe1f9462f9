import { existsSync, readFileSync } from "node:fs"
import type { z } from "zod"
import { jsonFilesIn } from "../../src/content/checkContent"
import { type Entry, keyOf } from "../../src/content/checkFiles"
import { readEntries } from "../../src/content/readEntries"
import type { dialCodes } from "../../src/content/schemas/behaviour"
import type { site } from "../../src/content/schemas/site"
import { siteFile } from "../../src/content/siteFacts"
import { paletteOf, shippedPalette } from "../../src/gatsby-node/colours/readPalette"
import { escapeRegExp } from "../../src/site/escapeRegExp"
import { slugOf } from "../authoring/slugOf"
import type { Plan } from "../changes"
import type { SetupAnswers } from "./answers"
import { planMark } from "./planMark"
import { planRemoval } from "./planRemoval"

type Site = z.infer<typeof site>
type DialCodes = z.infer<typeof dialCodes>
interface Forms {
  readonly rules: { readonly phone: string }
}

/** Whether any text of the data contains the brand's name as a word, as is likely if it is made of usual words. */
const isWordOfTexts = (root: string, brand: string) => {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(brand)}(?![\\p{L}\\p{N}])`, "u")
  return jsonFilesIn(root).some((file) => file !== siteFile && word.test(readFileSync(`${root}/data/${file}`, "utf8")))
}

/** The links to the networks that the company is on, in the order and words of those before; undefined for none. */
const socialsOf = ({ socials = [] }: Site, networks: NonNullable<SetupAnswers["networks"]>): Site["socials"] => {
  const known = socials.map(({ network }): string => network)
  const all = Object.entries(networks).toSorted(([one], [other]) => known.indexOf(one) - known.indexOf(other))
  const links = all.flatMap(([name, url]) => {
    const network = name as NonNullable<Site["socials"]>[number]["network"]
    const label = socials.find((link) => link.network === network)?.label ?? `{brand}, ${name}`
    return url ? [{ network, label, url }] : []
  })
  return links.length > 0 ? links : undefined
}

/** The colours after setup. Shades that were written by hand for another colour go. */
const coloursWith = (before: Site["colours"], { accent, surfaces }: SetupAnswers): Site["colours"] => {
  if (accent) return { brand: accent, surfaces: surfaces ?? "follow" }
  return surfaces ? { ...before, surfaces } : before
}

const siteWith = (root: string, before: Site, answers: SetupAnswers): Site => {
  const { brand, domain, email, phone, company, offices, networks } = answers
  return {
    ...before,
    ...(brand && { brand, copyrightYear: new Date().getFullYear() }),
    ...(brand && isWordOfTexts(root, brand) && { brandIsWord: true }),
    colours: coloursWith(before.colours, answers),
    ...(domain && { url: `https://${domain}` }),
    ...(company && { company: { sample: false, ...company } }),
    ...(offices && { offices: offices.length > 0 ? offices : undefined }),
    ...(networks && { socials: socialsOf(before, networks) }),
    contact: {
      ...before.contact,
      ...(email && { email, hrEmail: email }),
      ...(phone && { phone, whatsapp: phone }),
    },
  }
}

/** The short list of codes, with one that was missing at its top. */
const withFirst = (short: readonly string[], code: string) => (short.includes(code) ? short : [code, ...short])

/** How an answer changes the content of an entry, by the entry's type. */
const edits: Readonly<Record<string, (content: never, answers: SetupAnswers, root: string) => object>> = {
  site: (content: Site, answers, root) => siteWith(root, content, answers),
  "dial-codes": (content: DialCodes, { dialCode }) =>
    dialCode ? { ...content, default: dialCode, short: withFirst(content.short, dialCode) } : content,
  forms: (content: Forms, { dialCode }) =>
    dialCode ? { ...content, rules: { ...content.rules, phone: "international" } } : content,
}

/** Changes an entry as the answers say; the entry itself if they say nothing about it. */
const withAnswers =
  (root: string, answers: SetupAnswers) =>
  (entry: Entry): Entry => {
    const value = edits[entry.type.name]?.(entry.data.value as never, answers, root) ?? entry.data.value
    const isSame = JSON.stringify(value) === JSON.stringify(entry.data.value)
    return isSame ? entry : { ...entry, data: { ...entry.data, value } }
  }

/** The words that the spelling check knows, one a line. */
const wordsFile = "tools/quality/words.txt"

/** The name of the site in files besides the data. */
const renamed = (root: string, before: string, after: string): [string, string][] => {
  const read = (file: string) => readFileSync(`${root}/${file}`, "utf8")
  const { name } = JSON.parse(read("package.json")) as { name: string }
  const words = read(wordsFile)
  const unknown = after.split(" ").filter((word) => !words.split("\n").includes(word))
  const packageName = `"name": "${slugOf(after, false) || "our"}-site"`
  return [
    ["README.md", read("README.md").replaceAll(before, () => after)],
    [wordsFile, words + unknown.map((word) => `${word}\n`).join("")],
    ...["package.json", "package-lock.json"].map((file): [string, string] => [
      file,
      read(file).replaceAll(`"name": "${name}"`, packageName),
    ]),
  ]
}

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
  const { brand, accent, mark } = answers
  const { changes, places } = changedData(root, answers)
  const { brand: before, colours } = JSON.parse(readFileSync(`${root}/data/${siteFile}`, "utf8")) as Site
  const palette = paletteOf(coloursWith(colours, answers), shippedPalette(root))
  const files = new Map<string, string | Uint8Array | undefined>([
    ...(brand ? renamed(root, before, brand) : []),
    ...(mark || accent ? await planMark(root, mark, palette) : []),
  ])
  const presentOf = (file: string) => {
    const place = `${root}/${file}`
    return changes.get(file) ?? (existsSync(place) ? readFileSync(place) : undefined)
  }
  const isNew = ([file, content]: [string, string | Uint8Array | undefined]) =>
    content === undefined || !Buffer.from(content).equals(Buffer.from(presentOf(file) ?? ""))
  const changed = [...files].filter(isNew)
  return { changes: new Map([...changes, ...changed]), places }
}
