import { readFileSync } from "node:fs"

/** The widths in pixels at which layouts change, by their names in src/styles/media.css, as in `{ menu: 960 }`. */
export const namedWidths: Readonly<Record<string, number>> = Object.fromEntries(
  [...readFileSync("src/styles/media.css", "utf8").matchAll(/--(\w+) \(min-width: (\d+)px\)/g)].map(
    ([, name = "", width]) => [name, Number(width)],
  ),
)
