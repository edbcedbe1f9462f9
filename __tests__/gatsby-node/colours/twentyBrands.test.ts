/** @jest-environment node */
import { readFileSync } from "node:fs"
import { converter } from "culori"
import { surfaceLooks } from "../../../src/content/schemas/colours"
import { paletteFile, paletteOf, shippedPalette } from "../../../src/gatsby-node/colours/readPalette"
import { lowContrasts } from "../../../tools/launch/checkColours"

const css = readFileSync(paletteFile, "utf8")
const shipped = shippedPalette()

const brands = {
  navy: "#1e3a8a",
  "oxford blue": "#002147",
  royal: "#4169e1",
  blue: "#1877f2",
  cyan: "#06b6d4",
  teal: "#0d9488",
  mint: "#98e8c1",
  green: "#15803d",
  forest: "#14532d",
  yellow: "#ffff00",
  gold: "#ffd54a",
  orange: "#f97316",
  brown: "#6b4423",
  red: "#e11d48",
  maroon: "#800000",
  pink: "#ec4899",
  purple: "#7828a0",
  grey: "#808080",
  black: "#000000",
  white: "#ffffff",
}

const all = surfaceLooks.flatMap((surfaces) =>
  Object.entries(brands).map(([name, brand]) => ({ name, brand, surfaces })),
)

test.each(all)("$name, $surfaces: all can be read on every surface, light and dark", ({ brand, surfaces }) => {
  expect(lowContrasts(css, paletteOf({ brand, surfaces }, shipped))).toEqual([])
})

const hueOf = (colour = "") => converter("oklch")(colour)?.h ?? 0

test("a colour that can be read is the button's own, with dark text if it is light", () => {
  for (const [brand, text] of [
    [brands.navy, "#ffffff"],
    [brands.gold, shipped.get("ink")],
  ] as const) {
    const palette = paletteOf({ brand, surfaces: "shipped" }, shipped)
    expect(palette.get("brand-action")).toBe(brand)
    expect(palette.get("brand-action-text")).toBe(text)
  }
})

test("surfaces follow the brand's hue, or are greys, or stay as they are", () => {
  const blush = (surfaces: (typeof surfaceLooks)[number]) =>
    paletteOf({ brand: brands.purple, surfaces }, shipped).get("blush") ?? ""
  expect(Math.abs(hueOf(blush("follow")) - hueOf(brands.purple))).toBeLessThan(3)
  expect(converter("oklch")(blush("neutral"))?.c).toBeLessThan(0.02)
  expect(blush("shipped")).toBe(shipped.get("blush"))
})

test("the colours that ship are as they were drawn", () => {
  const { colours } = JSON.parse(readFileSync("data/site.json", "utf8"))
  const brand = shipped.get("brand") ?? ""
  expect(paletteOf({ brand, surfaces: "shipped" }, shipped)).toEqual(shipped)
  expect(paletteOf(colours, shipped).get("brand")).toBe(colours.brand.toLowerCase())
})
