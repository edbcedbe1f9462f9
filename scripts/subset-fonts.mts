import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

/**
 * Cuts the packages' variable fonts down to the letters and axes that the pages use.
 * The basic letters come in one file; accented ones in a second, fetched only by pages that need it.
 */
const folder = "src/styles/fonts"

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

const letters = {
  basic: `${range(0x20, 0x7e)}\u00a0£©°±²³·½é×÷–—‘’“”•…€−→←`,
  extended: range(0xa1, 0x17f),
}

const require = createRequire(import.meta.url)
/** One drawing for all sizes, that of headings: a font that changes with its size weighs twice as much. */
const fraunces = { wght: 400, opsz: 60 }
const fonts = [
  { name: "fraunces", file: "fraunces/files/fraunces-latin-opsz-normal.woff2", axes: fraunces },
  { name: "fraunces-italic", file: "fraunces/files/fraunces-latin-opsz-italic.woff2", axes: fraunces },
  {
    name: "instrument-sans",
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
]

/** Letters come one for one; ligatures and alternates, which no page asks for, stay out. */
const options = { targetFormat: "woff2", noLayoutClosure: true } as const

const recipe = JSON.stringify([letters, fonts, options])
const recipeFile = `${folder}/recipe.json`
if (!existsSync(recipeFile) || readFileSync(recipeFile, "utf8") !== recipe)
  rmSync(folder, { recursive: true, force: true })

mkdirSync(folder, { recursive: true })
writeFileSync(recipeFile, recipe)
for (const { name, file, axes } of fonts)
  for (const [set, text] of Object.entries(letters)) {
    const target = `${folder}/${name}-${set}.woff2`
    if (existsSync(target)) continue
    const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
    writeFileSync(target, await subsetFont(source, text, { ...options, variationAxes: axes }))
  }

const allLetters = letters.basic + letters.extended

/**
 * The same letters and faces without axes, in the one format that the drawing of share pictures reads.
 * The serif goes without its plus sign, a letter of turned parts, which satori misplaces; the sans stands in.
 */
const shareFonts = [
  {
    name: "fraunces-share",
    file: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { wght: 400, opsz: 72 },
    text: allLetters.replace("+", ""),
  },
  {
    name: "instrument-sans-share",
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: 500 },
    text: allLetters,
  },
]

for (const { name, file, axes, text } of shareFonts) {
  const target = `${folder}/${name}.ttf`
  if (existsSync(target)) continue
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  writeFileSync(target, await subsetFont(source, text, { targetFormat: "sfnt", variationAxes: axes }))
}
