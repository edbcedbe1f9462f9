import { DOMParser, type Element, type Node } from "@xmldom/xmldom"
import temml from "temml"
import { escapeHtml } from "../../site/escapeHtml"
import { isElement, italicWord, mathText } from "./mathText"
import { memoize } from "./memoize"

/** A formula as MathML, and as a line of plain text. */
interface RenderedFormula {
  mathml: string
  text: string
}

/** The elements of MathML Core, which browsers render. */
const elements = new Set([
  ...["math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mstyle", "mpadded", "mphantom"],
  ...["mfrac", "msqrt", "mroot", "msub", "msup", "msubsup", "munder", "mover", "munderover"],
  ...["mmultiscripts", "mprescripts", "mtable", "mtr", "mtd"],
])

const attributes = new Set([
  ...["display", "displaystyle", "scriptlevel", "stretchy", "symmetric", "fence", "separator", "form", "largeop"],
  ...["movablelimits", "accent", "accentunder", "minsize", "maxsize", "lspace", "rspace", "voffset", "linethickness"],
  ...["width", "height", "depth", "mathvariant", "columnspan", "rowspan"],
])

/** Inline styles written by Temml, which the content policy forbids, and the classes that replace them. */
const classOfStyle: Readonly<Record<string, string>> = {
  "padding-left:0em": "flush-left",
  "padding-right:0em": "flush-right",
  "padding-left:0pt": "flush-left",
  "padding-right:0pt": "flush-right",
  "border:1px solid": "boxed",
  "border-right:0.06em solid": "ruled-right",
  "border-bottom:0.06em solid": "ruled-below",
}

/** Inline styles that browsers do not need, since they have their own spacing and accents. */
const needless = /^(?:padding\b|margin\b|math-depth:|display:block math$)/

/** Temml's own classes that the site's CSS has rules for. */
const classes = new Set(["tml-left", "tml-right", "tml-jot"])

const TEXT_NODE = 3

const classesOf = (element: Element) => {
  const styles = (element.getAttribute("style") ?? "").split(";").filter(Boolean)
  const unknown = styles.find((style) => !(style in classOfStyle) && !needless.test(style))
  if (unknown) throw new Error(`The site's styles do not support ${unknown.split(":")[0]}`)
  const own = (element.getAttribute("class") ?? "").split(" ").filter((name) => classes.has(name))
  return [...own, ...styles.flatMap((style) => classOfStyle[style] ?? [])]
}

/** Serialises the known MathML, and nothing else. */
const serialize = (node: Node): string => {
  if (!isElement(node)) return node.nodeType === TEXT_NODE ? escapeHtml(node.nodeValue ?? "") : ""
  const { tagName } = node
  if (!elements.has(tagName)) throw new Error(`Browsers do not render <${tagName}>`)
  const word = italicWord(node)
  if (word) return `<mtext class="italic">${word}</mtext>`
  const kept = [...node.attributes].filter(({ name }) => attributes.has(name))
  const names = classesOf(node).join(" ")
  const given = [...kept.map(({ name, value }) => [name, value]), ...(names ? [["class", names]] : [])]
  const inside = [...node.childNodes].map(serialize).join("")
  return `<${tagName}${given.map(([name, value = ""]) => ` ${name}="${escapeHtml(value)}"`).join("")}>${inside}</${tagName}>`
}

/** Temml's message, without the formula that it quotes. */
const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/ at (?:position \d+|end of input):[\s\S]*$/, "")
    .trim()

/**
 * Typesets a formula. The check, the pages and the search index need the same ones.
 * @param tex the formula in TeX
 * @param block whether it is on lines of its own
 * @throws Error with a one-line message about the TeX
 */
export const renderFormula = memoize((tex: string, block: boolean): RenderedFormula => {
  try {
    if (tex.includes("\t"))
      throw new Error("It contains a tab, as from \\times or \\text with only one backslash in a file")
    const xml = temml.renderToString(tex, { displayMode: block, throwOnError: true, maxExpand: 200 })
    const root = new DOMParser().parseFromString(xml, "text/xml").documentElement
    if (!root) throw new Error("It produces no output")
    return { mathml: serialize(root), text: mathText(root) }
  } catch (error) {
    throw new Error(reason(error))
  }
})
