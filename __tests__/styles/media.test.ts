/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { sizes } from "../../src/components/pictures/sizes"

const media = readFileSync("src/styles/media.css", "utf8")
const names = new Set(media.match(/--\w+/g))

const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`)

const widthsIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, width = ""]) => ({ file, width })))

test("stylesheets use named widths; only carousels have their own", () => {
  const files = sources.filter((file) => file.endsWith(".css") && !/\/(?:media|Carousel\.module)\.css$/.test(file))
  expect(widthsIn(files, /@media[^{]*width: (\w+)/g)).toEqual([])
  const used = widthsIn(files, /\((--\w+)\)(?=[^{};]*\{)/g)
  expect(used).not.toEqual([])
  expect(used.filter(({ width }) => !names.has(width))).toEqual([])
})

test("the sizes of pictures change at named widths", () => {
  const found = Object.values(sizes).flatMap((value) => value.match(/\([^)]+\)/g) ?? [])
  expect(found).not.toEqual([])
  expect(found.filter((width) => !media.includes(` ${width};`))).toEqual([])
})
