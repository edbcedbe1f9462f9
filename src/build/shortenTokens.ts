import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"

/** What is used of a parsed stylesheet. */
interface Stylesheet {
  walkDecls: (callback: (declaration: { prop: string; value: string }) => void) => void
}

/** The names of the tokens of src/styles/tokens.css, as in `--text-quiet`. */
export const tokenNames = () => [
  ...new Set(readFileSync("src/styles/tokens.css", "utf8").match(/(?<![\w-])--[a-z][\w-]*/g)),
]

/**
 * A short name for a token. It follows from the long one alone: a stylesheet that webpack remembers from an earlier build
 * and one that it reads anew agree on it.
 */
export const shortTokenName = (name: string) => `--${createHash("sha1").update(name).digest("base64url").slice(0, 3)}`

const shortenIn = (stylesheet: Stylesheet, names: ReadonlyMap<string, string>) => {
  const shorten = (text: string) => text.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
  stylesheet.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop)
    declaration.value = shorten(declaration.value)
  })
}

/** A PostCSS plugin. Tokens are named for those who write styles; their names filled a tenth of the styles of every page. */
export const shortenTokens = () => {
  const names = new Map(tokenNames().map((name) => [name, shortTokenName(name)]))
  const once = (stylesheet: Stylesheet) => shortenIn(stylesheet, names)
  return { postcssPlugin: "shorten-tokens", Once: once }
}
