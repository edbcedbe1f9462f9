import { readFileSync } from "node:fs"
import type { Plugin } from "postcss"

const declared = readFileSync("src/styles/tokens.css", "utf8").matchAll(/^\s*(--[\w-]+):/gm)

/** A number for each token, in the order of their declarations. */
const numbers = new Map([...new Set(Array.from(declared, ([, name = ""]) => name))].map((name, at) => [name, at]))

const shorten = (text: string) =>
  text.replaceAll(/--[\w-]+/g, (name) => {
    const number = numbers.get(name)
    return number === undefined ? name : `--${number.toString(36)}`
  })

/** Numbers the custom properties of tokens.css, whose names make up a tenth of a page's styles; no script reads them. */
export const shortenTokens: Plugin = {
  postcssPlugin: "shorten-tokens",
  OnceExit(root) {
    root.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop)
      declaration.value = shorten(declaration.value)
    })
  },
}
