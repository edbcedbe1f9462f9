import type { AtRule, Root, Rule } from "postcss"

/** An element that sets the colours of what is on it, by its attributes; the page itself has none. */
export type Surface = Readonly<Partial<Record<"data-surface" | "data-block" | "data-swaps" | "data-hero", string>>>

/** A colour, and its name in the palette. */
export interface ShownColour {
  name: string
  colour: string
}

const attribute = /(:not\()?\[([a-z-]+)(?:="([a-z]+)")?\]\)?/g

/** How specific a selector of tokens.css is that matches a surface; undefined if it does not match. */
const specificityOf = (selector: string, surface: Surface, isRoot: boolean) => {
  if (selector.startsWith(":root")) return isRoot ? 1 : undefined
  const conditions = [...selector.matchAll(attribute)]
  const isMatch = ([, not, name = "", value]: RegExpMatchArray) => {
    const own = surface[name as keyof Surface]
    return (own !== undefined && (value === undefined || own === value)) !== Boolean(not)
  }
  return !isRoot && conditions.every(isMatch) ? conditions.length : undefined
}

const isShown = ({ parent }: Rule, isDark: boolean) => {
  const { name, params = "" } = (parent ?? {}) as Partial<AtRule>
  return name !== "media" || (isDark && params.includes("prefers-color-scheme: dark"))
}

/** The declarations for a surface, as the cascade picks them. */
const declaredOn = (css: Root, surface: Surface, isRoot: boolean, isDark: boolean) => {
  const found: { specificity: number; property: string; value: string }[] = []
  css.walkRules((rule) => {
    const matches = rule.selectors.flatMap((selector) => specificityOf(selector, surface, isRoot) ?? [])
    if (matches.length === 0 || !isShown(rule, isDark)) return
    rule.walkDecls(({ prop, value }) => {
      found.push({ specificity: Math.max(...matches), property: prop, value })
    })
  })
  const ascending = found.toSorted((one, other) => one.specificity - other.specificity)
  return new Map(ascending.map(({ property, value }) => [property, value]))
}

/**
 * The colours that the roles of tokens.css have on a surface, by the names of the roles; `background-color` is the
 * surface's own.
 * @param css the style sheet
 * @param palette the colours that it uses by name
 * @param surface the surface; without attributes, the page
 * @param isDark whether the visitor prefers the dark scheme
 */
export const shownColours = (
  css: Root,
  palette: ReadonlyMap<string, string>,
  surface: Surface,
  isDark: boolean,
): Map<string, ShownColour> => {
  const isRoot = Object.keys(surface).length === 0
  const inherited = isRoot ? new Map<string, ShownColour>() : shownColours(css, palette, {}, isDark)
  const declared = declaredOn(css, surface, isRoot, isDark)
  if (isRoot) declared.set("background-color", "var(--surface)")
  const colourOf = (value: string): ShownColour | undefined => {
    const name = /^var\(--([a-z-]+)\)$/.exec(value)?.[1] ?? ""
    const colour = palette.get(name)
    if (colour) return { name, colour }
    const own = declared.get(`--${name}`)
    return own ? colourOf(own) : inherited.get(name)
  }
  const shown = new Map(inherited)
  for (const [property, value] of declared) {
    const role = property.replace(/^--/, "")
    const colour = colourOf(value)
    if (colour) shown.set(role, colour)
    else shown.delete(role)
  }
  return shown
}
