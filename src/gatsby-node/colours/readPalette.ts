import { readFileSync } from "node:fs"
import { formatHex } from "culori"
import { z } from "zod"
import { readText } from "../../content/readDataFile"
import { type Colours, colours } from "../../content/schemas/colours"
import { brandShades, type Palette } from "./brandShades"
import { surfaceColours } from "./surfaceColours"

/** The file of the palette. */
export const paletteFile = "src/styles/tokens.css"

/** The palette that a project's style sheet is written with. */
export const shippedPalette = (root = "."): Palette => {
  const css = readFileSync(`${root}/${paletteFile}`, "utf8")
  return new Map(
    Array.from(css.matchAll(/--([a-z-]+): (#[0-9a-f]{6}|transparent);/g), ([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  )
}

/**
 * The palette of a site.
 * @param colours what the site's data say of it
 * @param shipped the palette that ships, whose shades are drawn by hand for its brand and surfaces
 */
export const paletteOf = (colours: Colours, shipped: Palette): Palette => {
  const brand = formatHex(colours.brand) ?? ""
  const palette = new Map([...shipped, ["brand", brand], ...surfaceColours({ ...colours, brand }, shipped)])
  const isDrawn = brand === shipped.get("brand") && colours.surfaces === "shipped"
  const shades = isDrawn ? [] : brandShades(brand, palette)
  return new Map([
    ...palette,
    ...shades,
    ...(colours.shades ?? []).map(({ name, colour }): [string, string] => [name, formatHex(colour) ?? ""]),
  ])
}

/** The file that names the brand's colour. */
export const coloursFile = "data/site.json"

const siteColours = z.object({ colours })

/** The palette of the site in a project's folder; the shipped one while its data have a fault, which the check reports. */
export const readPalette = (root = "."): Palette => {
  const shipped = shippedPalette(root)
  const file = `${root}/${coloursFile}`
  try {
    const { data } = siteColours.safeParse(JSON.parse(readText(file)))
    return data ? paletteOf(data.colours, shipped) : shipped
  } catch {
    return shipped
  }
}
