import { readFileSync } from "node:fs"

/** The named colours of a project's src/styles/tokens.css, as in `{ paper: "#faf6ef" }`. */
export const readPalette = (root = ".") => {
  const css = readFileSync(`${root}/src/styles/tokens.css`, "utf8")
  return new Map(
    Array.from(css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g), ([, name = "", colour = ""]) => [name, colour]),
  )
}
