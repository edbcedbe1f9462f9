import type { Element, Node } from "@xmldom/xmldom"

/** Digits and symbols that Unicode has superscript or subscript forms of. */
const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+−-n"].map((letter, at) => [letter, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ"][at] ?? letter]),
)
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789"].map((digit, at) => [digit, [..."₀₁₂₃₄₅₆₇₈₉"][at] ?? digit]),
)

/** Whether a node is an element. */
export const isElement = (node: Node): node is Element => "tagName" in node

/**
 * The letters of a symbol or text of several italic letters, which Temml writes as letters of mathematics, far apart;
 * undefined if it is something else.
 */
export const italicWord = ({ tagName, textContent }: Element) =>
  /^m(?:i|text)$/.test(tagName) && /^[\u{1D434}-\u{1D467}ℎ ]{2,}$/u.test(textContent ?? "")
    ? textContent?.normalize("NFKC")
    : undefined

/** A part in brackets, unless it is one symbol, number or name. */
const grouped = (part: string) => {
  const text = part.trim()
  return /^[\p{L}\p{M}\p{N}.′∞]*$/u.test(text) ? text : `(${text})`
}

const script = (text: string, letters: Readonly<Record<string, string>>, sign: string) =>
  text !== "" && [...text].every((letter) => letter in letters)
    ? [...text].map((letter) => letters[letter]).join("")
    : `${sign}${grouped(text)}`

const above = (text: string) => (/^[′″‴°*]+$/.test(text) ? text : script(text, raised, "^"))
const below = (text: string) => script(text, lowered, "_")

/** Accents that can be written as combining characters. */
const accents: Readonly<Record<string, string>> = {
  ˆ: "\u0302",
  "^": "\u0302",
  "~": "\u0303",
  "‾": "\u0304",
  "¯": "\u0304",
  "˙": "\u0307",
}

const relation = /^[=<>≤≥≠≈≡∼→⇒⇔⟹⟺∈×÷±∪∩]$/

/** A formula as a line of plain text, for places without markup: `(a + b)/2`, `x²`, `√(2)`. */
export const mathText = (root: Element) => textOf(root).replace(/\s+/g, " ").trim()

const textOf = (node: Node): string => {
  if (!isElement(node)) return node.nodeValue ?? ""
  const parts = [...node.childNodes].filter(isElement)
  const [first = "", second = "", third = ""] = parts.map((part) => textOf(part).trimEnd())
  switch (node.tagName) {
    case "mi":
    case "mn":
    case "mtext":
      return italicWord(node) ?? node.textContent ?? ""
    case "mo": {
      const sign = (node.textContent ?? "").replace("\u2061", " ")
      const isBinary = /^[+−-]$/.test(sign) && node.getAttribute("form") !== "prefix"
      if (relation.test(sign) || isBinary) return ` ${sign} `
      return /^[,;]$/.test(sign) ? `${sign} ` : sign
    }
    case "mspace":
      return " "
    case "mphantom":
      return ""
    case "mfrac":
      return `${grouped(first)}/${grouped(second)}`
    case "msqrt":
      return `√(${parts.map(textOf).join("").trim()})`
    case "mroot":
      return `${above(second).replace("^", "")}√(${first})`
    case "msup":
      return first + above(second)
    case "msub":
    case "munder":
      return first + below(second)
    case "mover":
      return accents[second] ? first + accents[second] : first + above(second)
    case "msubsup":
    case "munderover":
      return `${first}${below(second)}${above(third)} `
    case "mtable":
      return parts.map((row) => [...row.childNodes].map(textOf).join(" ").trim()).join("; ")
    default:
      return parts.map(textOf).join("")
  }
}
