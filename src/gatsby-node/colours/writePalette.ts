import path from "node:path"
import type { AcceptedPlugin, Root } from "postcss"
import { coloursFile, paletteFile, readPalette } from "./readPalette"

const name = "write-palette"

/**
 * A PostCSS plugin that writes each colour of the site's palette where it is used. Pages then carry neither the names of
 * colours nor colours that they do not use, and a colour of the data needs no style sheet of its own.
 */
export const writePalette = (read: () => ReadonlyMap<string, string> = readPalette): AcceptedPlugin => ({
  postcssPlugin: name,
  Once: (root: Root, { result }) => {
    const palette = read()
    let isUsed = false
    root.walkDecls((declaration) => {
      if (/^(?:#|transparent$)/.test(declaration.value) && palette.has(declaration.prop.slice(2))) {
        declaration.remove()
        return
      }
      declaration.value = declaration.value.replace(/var\(--([a-z-]+)\)/g, (use, colour) => {
        isUsed ||= palette.has(colour)
        return palette.get(colour) ?? use
      })
    })
    // Otherwise a later build would take this file from the cache.
    for (const file of isUsed ? [coloursFile, paletteFile] : [])
      result.messages.push({
        type: "dependency",
        plugin: name,
        file: path.resolve(file),
        parent: root.source?.input.file,
      })
  },
})
