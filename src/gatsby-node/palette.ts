import { readFileSync } from "node:fs"

/** The named colours of src/styles/tokens.css, as in `{ paper: "#faf6ef" }`. */
export const readPalette = () => {
  const css = readFileSync("src/styles/tokens.css", "utf8")
  return new Map(
    Array.from(css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g), ([, name = "", colour = ""]) => [name, colour]),
  )
}
