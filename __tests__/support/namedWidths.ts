import { readFileSync } from "node:fs"

/** The widths in pixels at which layouts change, by their names in src/styles/media.css, as in `{ menu: 960 }`. */
export const namedWidths: Readonly<Record<string, number>> = Object.fromEntries(
  [...readFileSync("src/styles/media.css", "utf8").matchAll(/--(\w+) \(min-width: (\d+)px\)/g)].map(
    ([, name = "", width]) => [name, Number(width)],
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
