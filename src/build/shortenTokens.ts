import { readFileSync } from "node:fs"
import path from "node:path"
import { shortName } from "./shortName"

interface Declaration {
  prop: string
  value: string
  remove: () => void
}

/** What is used of a parsed stylesheet. */
interface Stylesheet {
  walkDecls: (callback: (declaration: Declaration) => void) => void
}

/** What is used of the result of a plugin's work. */
interface Result {
  opts: { from?: string }
  messages: object[]
}

const file = path.resolve("src/styles/tokens.css")

/** The values that src/styles/tokens.css gives to each token, by its name, as in `--text-quiet`. */
export const tokenValues = () => {
  const values = new Map<string, string[]>()
  const given = readFileSync(file, "utf8").matchAll(/(?<![\w-])(--[a-z][\w-]*)(?:\s*:\s*([^;]+);)?/g)
  for (const [, name = "", value] of given) {
    const known = values.get(name) ?? []
    values.set(name, value ? [...known, value] : known)
  }
  return values
}

/** A short name for a token. */
export const shortTokenName = (name: string) => `--${shortName(name, 2)}`

/** As long as a reference to a short name. */
const referenceLength = "var(--ab)".length

/** Puts values in the place of references to tokens. */
const putIn = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/var\((--[a-z][\w-]*)\)/g, (reference, name) => values.get(name) ?? reference)

/** The values of tokens that have one value in both schemes and all blocks, no longer than a reference to it. */
const fixedTokens = (values: ReadonlyMap<string, readonly string[]>) => {
  const fixed = new Map<string, string>()
  // A token stands behind those that its value names.
  for (const [name, [value, ...others]] of values) {
    const whole = value && others.length === 0 ? putIn(value, fixed) : undefined
    if (whole && whole.length <= referenceLength && !whole.includes("var(")) fixed.set(name, whole)
  }
  return fixed
}

const shortenIn = (stylesheet: Stylesheet, names: ReadonlyMap<string, string>, fixed: ReadonlyMap<string, string>) => {
  const shorten = (text: string) =>
    putIn(text, fixed).replace(/--[a-z][\w-]*/g, (name) => {
      if (fixed.has(name)) throw new Error(`${name} has one value only: refer to it as var(${name})`)
      return names.get(name) ?? name
    })
  stylesheet.walkDecls((declaration) => {
    const { prop, value } = declaration
    const only = fixed.get(prop)
    if (only && putIn(value, fixed) !== only)
      throw new Error(
        `${prop} has one value only, ${only}: give it a second one in src/styles/tokens.css, if it varies`,
      )
    if (only) return declaration.remove()
    declaration.prop = shorten(prop)
    declaration.value = shorten(value)
  })
}

/**
 * A PostCSS plugin. Tokens are named for those who write styles; their names filled a tenth of the styles of every page.
 * Those that never change are put in where they are referred to.
 * @throws where a stylesheet gives such a token another value, or refers to it in a way that cannot be followed
 */
export const shortenTokens = () => ({
  postcssPlugin: "shorten-tokens",
  Once: (stylesheet: Stylesheet, { result }: { result: Result }) => {
    const values = tokenValues()
    const names = new Map([...values.keys()].map((name) => [name, shortTokenName(name)]))
    shortenIn(stylesheet, names, fixedTokens(values))
    // A stylesheet that webpack remembers holds the values of the tokens, too.
    result.messages.push({ type: "dependency", plugin: "shorten-tokens", file, parent: result.opts.from })
  },
})
