import { DOMParser } from "@xmldom/xmldom"
import { escapeHtml } from "../../site/escapeHtml"
import { mathText } from "./mathText"

/** HTML of this site with its formulas as plain text, for readers that do not support MathML. */
export const formulasAsText = (html: string) =>
  html.replace(/<math[ >][\s\S]*?<\/math>/g, (mathml) => {
    const root = new DOMParser().parseFromString(mathml, "text/xml").documentElement
    return root ? escapeHtml(mathText(root)) : ""
  })
