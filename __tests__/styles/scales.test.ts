/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
)

const declarations = files.flatMap((file) => {
  const css = readFileSync(`src/${file}`, "utf8").replace(/\/\*.*?\*\//gs, "")
  return [...css.matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([, property = "", value = ""]) => ({
    file,
    property,
    value,
  }))
})

/** Not part of a scale: lengths in em, which follow the text around them, and fluid or calculated spaces. */
test.each([
  ["type", /^font(-size)?$/, /\d(rem|px)/],
  ["space", /gap$|^(scroll-)?(padding|margin)/, /\drem(?![^(]*\))/],
  ["radius", /radius$/, /\d(rem|px)/],
  ["layers", /z-index$/, /\d/],
  ["motion", /^(transition|animation)/, /\dm?s\b/],
])("%s: the values are those of tokens.css", (_, property, literal) => {
  const found = declarations.filter((declaration) => property.test(declaration.property))
  expect(found).not.toEqual([])
  expect(found.filter(({ value }) => literal.test(value))).toEqual([])
})
