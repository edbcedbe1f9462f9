/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { sizes } from "../../src/components/pictures/sizes"

const read = (file: string) => readFileSync(`src/${file}`, "utf8").replace(/\/\*.*?\*\//gs, "")
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
const sheets = files.filter((file) => file.endsWith(".css")).map((file) => ({ file, css: read(file) }))
const media = read("styles/media.css")

/** All matches of a pattern in style sheets, as its first group and the file. */
const found = (pattern: RegExp, among = sheets) =>
  among.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([, text = ""]) => ({ file, text })))

test("every custom property that is used is set somewhere", () => {
  const tsx = files.filter((file) => file.endsWith(".tsx")).map(read)
  const set = new Set([...sheets.map(({ css }) => css), ...tsx].join("\n").match(/--[\w-]+(?="?:)/g))
  const used = found(/var\((--[\w-]+)/g)
  expect(used).not.toEqual([])
  expect(used.filter(({ text }) => !set.has(text))).toEqual([])
})

test("the rules of components are in their layer, so that sections can override them", () => {
  const components = sheets.filter(({ file }) => /^components\/(?!errors|toasts)/.test(file))
  const outermost = found(/^((?!@property)[^\s}].*\{)$/gm, components)
  expect(new Set(outermost.map(({ file }) => file)).size).toBe(components.length)
  expect(outermost.filter(({ text }) => text !== "@layer shared {")).toEqual([])
})

test("media queries use named widths; only carousels have their own", () => {
  const names = new Set(media.match(/--\w+/g))
  const others = sheets.filter(({ file }) => !/\/(?:media|Carousel\.module)\.css$/.test(file))
  expect(found(/@media[^{]*width: (\w+)/g, others)).toEqual([])
  const used = found(/\((--\w+)\)(?=[^{};]*\{)/g, others)
  expect(used).not.toEqual([])
  expect(used.filter(({ text }) => !names.has(text))).toEqual([])
})

test("src/components/pictures/sizes.ts has the widths of media.css, and pictures no others", () => {
  const lines = read("components/pictures/sizes.ts").match(/^const .*/gm) ?? []
  const widthOf = (name: string) => new RegExp(`--${name} (\\(.*?\\));`).exec(media)?.[1]
  expect(lines).toEqual(
    lines.map((line) => line.replace(/const (\w+) = .*/, (_, name) => `const ${name} = "${widthOf(name)}"`)),
  )
  const widths = Object.values(sizes).flatMap((value) => value.match(/\([^)]+\)/g) ?? [])
  expect(widths.filter((width) => !lines.some((line) => line.includes(width)))).toEqual([])
})

/** Not part of a scale: lengths in em, which follow the text around them, and fluid or calculated spaces. */
test.each([
  ["type", /\bfont(?:-size)?:\s+([^;{}]+);/g, /\d(rem|px)/],
  ["space", /(?:gap|\b(?:scroll-)?(?:padding|margin)[\w-]*):\s+([^;{}]+);/g, /\drem(?![^(]*\))/],
  ["radius", /radius:\s+([^;{}]+);/g, /\d(rem|px)/],
  ["layers", /z-index:\s+([^;{}]+);/g, /\d/],
  ["motion", /\b(?:transition|animation)[\w-]*:\s+([^;{}]+);/g, /\dm?s\b/],
])("%s: the values are those of tokens.css", (_, declaration, literal) => {
  const values = found(
    declaration,
    sheets.filter(({ file }) => !file.endsWith("tokens.css")),
  )
  expect(values).not.toEqual([])
  expect(values.filter(({ text }) => literal.test(text))).toEqual([])
})
