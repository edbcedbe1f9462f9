import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import subsetFont from "subset-font"

/** Reduces the packages' variable fonts to the letters named in the stylesheet and the axes that the pages use. */
const folder = "src/styles/fonts"

/** The letters of a `unicode-range`, such as `U+20-7E, U+A0`. */
const lettersIn = (ranges: string) =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16)
    const last = Number.parseInt(to, 16)
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
  })

/** The letters of each font file, by file name. */
const letters = new Map(
  [...readFileSync("src/styles/fonts.css", "utf8").matchAll(/\/([\w-]+)\.woff2"[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, name = "", ranges = ""]) => [name, lettersIn(ranges).join("")],
  ),
)

/**
 * Kerning takes as much as all other tables of the sans together, and a seventh of the italic. There it moves letters
 * by less than a pixel, which is invisible at text sizes; the serif of headings keeps it.
 */
const kerning = ["GPOS"]
/** Tables that browsers do not need: glyph classes and substitutions, style names, and redundant widths. */
const unread = ["GDEF", "GSUB", "HVAR", "STAT"]
/** Pinned to the optical size of headings, since an optical-size axis doubles the file size. */
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

/** One glyph per letter: ligatures and alternates, which no page uses, are omitted. */
const options = { targetFormat: "woff2", noLayoutClosure: true } as const

const allLetters = [...new Set([...letters.values()].join(""))].join("")

/** The same typefaces and letters without axes, in the only format that the renderer of share pictures reads. */
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
  // Written last, so that an interrupted run is repeated.
  writeFileSync(recipeFile, recipe)
}

if (!isCurrent) void cutFonts()
