/** @jest-environment node */
import { readPalette } from "../../../src/gatsby-node/palette"
import { lowContrasts } from "../../../tools/launch/checkColours"
import { brandColours, nearestShade } from "../../../tools/setup/brandColours"

const palette = readPalette()

const colours = ["#c9402a", "#1b2b5a", "#ffd400", "#00aa55", "#7b2cbf", "#0a66c2", "#808080", "#000000", "#ffffff"]

test.each(colours)("the shades of %s can be read on every surface, in both colour schemes", (colour) => {
  const shades = brandColours(nearestShade("brand", colour, palette), palette)
  expect([...shades].flatMap(([name, shade]) => lowContrasts(name, shade, palette))).toEqual([])
  // All that the palette has of the brand.
  expect([...shades.keys()].toSorted()).toEqual([...palette.keys()].filter((name) => /^brand/.test(name)).toSorted())
})

test("a colour that can be read stays, and another keeps its hue", () => {
  expect(nearestShade("brand", "#c9402a", palette)).toBe("#c9402a")
  expect(nearestShade("brand", "#0000ff", palette)).toMatch(/^#([0-9a-f]{2})\1ff$/)
  expect(nearestShade("brand", "#00ff00", palette)).toMatch(/^#00[0-9a-f]{2}00$/)
})

test("a palette without room for any shade is named", () => {
  const grey = new Map([...palette, ["night", "#808080"]])
  expect(() => nearestShade("brand", "#c9402a", grey)).toThrow("No shade of #c9402a can be --brand")
})
