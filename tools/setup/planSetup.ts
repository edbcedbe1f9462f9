import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { z } from "zod"
import { jsonFilesIn } from "../../src/content/checkContent"
import { type Entry, keyOf } from "../../src/content/checkFiles"
import { readEntries } from "../../src/content/readEntries"
import type { site } from "../../src/content/schemas/site"
import { siteFile } from "../../src/content/siteFacts"
import { inColour, markFile } from "../../src/gatsby-node/mark"
import { readPalette } from "../../src/gatsby-node/palette"
import { escapeRegExp } from "../../src/site/escapeRegExp"
import { slugOf } from "../authoring/slugOf"
import type { Plan } from "../changes"
import { paletteFile } from "../launch/checkColours"
import type { SetupAnswers } from "./answers"
import { brandColours, nearestShade } from "./brandColours"
import { drawMark } from "./drawMark"
import { planRemoval } from "./planRemoval"

type Site = z.infer<typeof site>

const dataFile = `data/${siteFile}`

/** Whether any text of the data contains the brand's name as a word, as is likely if it is made of usual words. */
const isWordOfTexts = (root: string, brand: string) => {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(brand)}(?![\\p{L}\\p{N}])`, "u")
  return jsonFilesIn(root).some((file) => file !== siteFile && word.test(readFileSync(`${root}/data/${file}`, "utf8")))
}

const withAnswers = (root: string, before: Site, { brand, domain, email, phone, company }: SetupAnswers): Site => ({
  ...before,
  ...(brand && { brand, ...(isWordOfTexts(root, brand) && { brandIsWord: true }) }),
  ...(domain && { url: `https://${domain}` }),
  ...(company && { company: { sample: false, ...company } }),
  contact: {
    ...before.contact,
    ...(email && { email, hrEmail: email }),
    ...(phone && { phone, whatsapp: phone }),
  },
})

/** The palette's file with a new colour of the brand. */
const withAccent = (root: string, accent: string) => {
  const palette = readPalette(root)
  const nearest = nearestShade("brand", accent, palette)
  if (nearest !== accent)
    throw new Error(
      `accent: ${accent} is too light or too dark to be read in both colour schemes. Write ${nearest}, the nearest shade that can.`,
    )
  return [...brandColours(accent, palette)].reduce(
    (css, [name, colour]) => css.replace(new RegExp(`(--${name}: )#[0-9a-f]{6};`), `$1${colour};`),
    readFileSync(`${root}/${paletteFile}`, "utf8"),
  )
}

/** An SVG file for the mark; its text. */
const readMark = async (file: string) => {
  const fault = (words: string) => new Error(`mark: ${file} ${words} Give one letter, or a square SVG file.`)
  if (!existsSync(file)) throw fault("does not exist.")
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (format !== "svg") throw fault("is no SVG file.")
  if (width !== height) throw fault(`is not square (${width} × ${height}).`)
  return readFileSync(file, "utf8")
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

/** Takes out the parts and the countries that the answers do without. */
const withoutParts = (root: string, { countries, remove = [] }: SetupAnswers) => {
  const slugs = countrySlugs(root)
  const unknown = countries?.find((slug) => !slugs.includes(slug))
  if (unknown) throw new Error(`countries: there is no country ${unknown}. Write one or more of ${slugs.join(", ")}.`)
  const leftOut = slugs.filter((slug) => countries && !countries.includes(slug))
  const isLeftOut = ({ type, data }: Entry) => type.name === "country" && leftOut.includes(keyOf(data)?.slug ?? "")
  return planRemoval(root, remove, isLeftOut)
}

/**
 * What makes a copy of the project an owner's own.
 * @param root the project's folder, whose data must be good
 * @param answers what is to be changed
 * @throws Error if a country does not exist, the site cannot be built without what is removed, the accent cannot be read,
 *   or the mark is no letter of the typeface and no square SVG file
 */
export const planSetup = async (root: string, answers: SetupAnswers): Promise<Plan> => {
  const { brand, accent, mark } = answers
  const { changes, places } = withoutParts(root, answers)
  const textOf = (file: string) => changes.get(file) ?? readFileSync(`${root}/${file}`, "utf8")
  const before = JSON.parse(textOf(dataFile)) as Site
  const drawn = mark && (mark.endsWith(".svg") ? await readMark(path.resolve(root, mark)) : await drawMark(mark))
  const colour = accent ?? readPalette(root).get("brand") ?? ""
  const texts = new Map<string, string>([
    [dataFile, `${JSON.stringify(withAnswers(root, before, answers), null, 2)}\n`],
    ...(brand ? renamed(root, before.brand, brand) : []),
    ...(accent ? [[paletteFile, withAccent(root, accent)] as const] : []),
    ...(drawn || accent ? [[markFile, inColour(drawn || textOf(markFile), colour)] as const] : []),
  ])
  const changed = [...texts].filter(([file, text]) => text !== textOf(file))
  return { changes: new Map([...changes, ...changed]), places }
}
