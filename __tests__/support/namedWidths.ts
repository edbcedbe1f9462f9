import { readFileSync } from "node:fs"

/**
 * The widths at which layouts change, in pixels at the usual font size, by their names in src/styles/media.css, as in
 * `{ menu: 960 }`.
 */
export const namedWidths: Readonly<Record<string, number>> = Object.fromEntries(
  [...readFileSync("src/styles/media.css", "utf8").matchAll(/--(\w+) \(min-width: ([\d.]+)rem\)/g)].map(
    ([, name = "", width]) => [name, Number(width) * 16],
  ),
)

/**
 * One of them.
 * @throws Error if there is none of that name
 */
export const widthNamed = (name: string) => {
  const width = namedWidths[name]
  if (width === undefined) throw new Error(`src/styles/media.css names no width --${name}`)
  return width
}
