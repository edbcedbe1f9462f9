/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import postcss from "postcss"
import { coloursFile, paletteFile } from "../../src/gatsby-node/colours/readPalette"
import { writePalette } from "../../src/gatsby-node/colours/writePalette"
import { checkColours } from "../../tools/launch/checkColours"
import { temporaryFolder } from "../support/temporaryFolder"

const copy = () => {
  const root = temporaryFolder()
  for (const file of [paletteFile, coloursFile]) cpSync(file, path.join(root, file))
  return root
}

const change = (file: string, before: RegExp, after: string) => {
  const text = readFileSync(file, "utf8")
  expect(text).toMatch(before)
  writeFileSync(file, text.replace(before, after))
}

test("all colours can be read where they are shown", () => {
  expect(checkColours(".")).toEqual([])
})

test("a colour that cannot be read is named with its line, and where that is", () => {
  const root = copy()
  change(path.join(root, paletteFile), /--navy: .*;/, "--navy: #9fb0d0;")
  const issues = checkColours(root)
  expect(issues).toContainEqual(
    expect.objectContaining({
      file: paletteFile,
      field: "--white",
      message: expect.stringMatching(/#ffffff\) has a contrast of 2\.\d+ to --navy \(#.*\) on navy blocks.*needs 4\.5/),
    }),
  )
})

test("a shade that was written by hand and cannot be read is named in the data", () => {
  const root = copy()
  change(
    path.join(root, coloursFile),
    /"surfaces": "\w+"/,
    '$&, "shades": [{ "name": "brand-on-dark", "colour": "#400" }]',
  )
  expect(checkColours(root)).toContainEqual(
    expect.objectContaining({
      file: coloursFile,
      field: "colours.shades[0]",
      message: expect.stringMatching(/^--brand-on-dark \(#440000\).*in the dark scheme/),
      remedy: expect.stringMatching(/^Remove the shade/),
    }),
  )
})

test("only the palette names colours; roles are never written away with them", () => {
  const [palette = "", ...roles] = readFileSync(paletteFile, "utf8").split("/* Layer 2")
  const colour = /--[a-z-]+: (?:#[0-9a-f]{6}|transparent);/
  expect(palette).toMatch(colour)
  expect(roles.join()).not.toMatch(colour)
})

test("pages get colours, and no names of colours", async () => {
  const css = ":root { --ink: #111111; --rule: #ink; --text: var(--ink); color: var(--text); }"
  const plugin = writePalette(() => new Map([["ink", "#222222"]]))
  const { css: written, messages } = await postcss([plugin]).process(css, { from: "tokens.css" })
  expect(written).toBe(":root { --rule: #ink; --text: #222222; color: var(--text); }")
  expect(messages.map(({ file }) => path.relative(".", file))).toEqual([coloursFile, paletteFile])
})
