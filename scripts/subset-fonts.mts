import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

/** Reduces the packages' variable fonts to the letters that the stylesheet names, and to the axes that the pages use. */
const folder = "src/styles/fonts"

/** The letters of a `unicode-range`, such as `U+20-7E, U+A0`. */
const lettersIn = (ranges: string) =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16)
    const last = Number.parseInt(to, 16)
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
  })

/** The letters of each file, by its name. */
const letters = new Map(
  [...readFileSync("src/styles/fonts.css", "utf8").matchAll(/\/([\w-]+)\.woff2"[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, name = "", ranges = ""]) => [name, lettersIn(ranges).join("")],
  ),
)

const require = createRequire(import.meta.url)
/**
 * Kerning is as large as all other tables of the sans together, and a seventh of the italic. In a line of either it moves
 * each letter by less than a pixel, which is invisible at the sizes of text; the serif of headings keeps it.
 */
const kerning = ["GPOS"]
/** Tables that browsers do not need: classes and substitutions of glyphs, names of styles, and redundant widths. */
const unread = ["GDEF", "GSUB", "HVAR", "STAT"]
/** The optical size of headings for all sizes: a font with an optical-size axis is twice as large. */
const fraunces = { wght: 400, opsz: 60 }
const fonts = [
  {
    name: "fraunces",
    file: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: fraunces,
    dropTables: unread,
  },
  {
    name: "fraunces-italic",
    file: "fraunces/files/fraunces-latin-opsz-italic.woff2",
    axes: fraunces,
    dropTables: [...unread, ...kerning],
  },
  {
    name: "instrument-sans",
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    dropTables: [...unread, ...kerning],
  },
]

/** Each letter maps to one glyph; ligatures and alternates, which no page uses, are left out. */
const options = { targetFormat: "woff2", noLayoutClosure: true } as const

const allLetters = [...new Set([...letters.values()].join(""))].join("")

/** The same letters and faces without axes, in the only format that the renderer of share pictures reads. */
const shareFonts = [
  {
    name: "fraunces-share",
    file: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { wght: 400, opsz: 72 },
  },
  {
    name: "instrument-sans-share",
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: 500 },
  },
]

const recipe = JSON.stringify([...letters, fonts, options, shareFonts])
const recipeFile = `${folder}/recipe.json`
const isCurrent = existsSync(recipeFile) && readFileSync(recipeFile, "utf8") === recipe

const cutFonts = async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, file, axes, dropTables } of fonts)
    for (const set of ["basic", "extended"]) {
      const text = letters.get(`${name}-${set}`)
      if (!text) throw new Error(`src/styles/fonts.css: no unicode-range is given for ${name}-${set}.woff2`)
      const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
      const font = await subsetFont(source, text, { ...options, variationAxes: axes, dropTables })
      writeFileSync(`${folder}/${name}-${set}.woff2`, font)
    }
  for (const { name, file, axes } of shareFonts) {
    const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
    const font = await subsetFont(source, allLetters, { targetFormat: "sfnt", variationAxes: axes })
    writeFileSync(`${folder}/${name}.ttf`, font)
  }
  // Last, so that a run that was interrupted is done again.
  writeFileSync(recipeFile, recipe)
}

if (!isCurrent) await cutFonts()
