import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { z } from "zod"
import { jsonFilesIn } from "../../src/content/checkContent"
import type { site } from "../../src/content/schemas/site"
import { siteFile } from "../../src/content/siteFacts"
import { readPalette } from "../../src/gatsby-node/palette"
import { escapeRegExp } from "../../src/site/escapeRegExp"
import { slugOf } from "../authoring/slugOf"
import { paletteFile } from "../launch/checkColours"
import type { SetupAnswers } from "./answers"
import { brandColours, nearestShade } from "./brandColours"
import type { Changes } from "./changes"
import { drawMark } from "./drawMark"

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

/** The name of the site in files besides the data. */
const renamed = (root: string, before: string, after: string): [string, string][] => {
  const read = (file: string) => readFileSync(`${root}/${file}`, "utf8")
  const { name } = JSON.parse(read("package.json")) as { name: string }
  const packageName = `"name": "${slugOf(after, false) || "our"}-site"`
  return [
    ["README.md", read("README.md").replaceAll(before, () => after)],
    ...["package.json", "package-lock.json"].map((file): [string, string] => [
      file,
      read(file).replaceAll(`"name": "${name}"`, packageName),
    ]),
  ]
}

/** The tests that compare the content with what was shipped. */
const shippedTests = (root: string) => {
  const folder = "__tests__/content"
  return [
    `${folder}/shippedContent.test.ts`,
    ...(existsSync(`${root}/${folder}/shipped`)
      ? readdirSync(`${root}/${folder}/shipped`).map((file) => `${folder}/shipped/${file}`)
      : []),
  ].filter((file) => existsSync(`${root}/${file}`))
}

/**
 * What makes a copy of the project an owner's own.
 * @param root the project's folder, whose data must be good
 * @param answers what is to be changed
 * @throws Error if the accent cannot be read, or the mark is no letter of the typeface and no square SVG file
 */
export const planSetup = async (root: string, answers: SetupAnswers): Promise<Changes> => {
  const { brand, accent, mark } = answers
  const before = JSON.parse(readFileSync(`${root}/${dataFile}`, "utf8")) as Site
  const drawn = mark && (mark.endsWith(".svg") ? await readMark(path.resolve(root, mark)) : await drawMark(mark))
  const texts = new Map<string, string>([
    [dataFile, `${JSON.stringify(withAnswers(root, before, answers), null, 2)}\n`],
    ...(brand ? renamed(root, before.brand, brand) : []),
    ...(accent ? [[paletteFile, withAccent(root, accent)] as const] : []),
    ...(drawn ? [["src/styles/mark.svg", drawn] as const] : []),
  ])
  const changed = [...texts].filter(([file, text]) => text !== readFileSync(`${root}/${file}`, "utf8"))
  return new Map([...changed, ...shippedTests(root).map((file) => [file, undefined] as const)])
}
