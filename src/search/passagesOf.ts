import { faqAnchor, partAnchor } from "../site/anchors"
import { plainHeadline } from "../site/plainHeadline"

/** A paragraph or heading of a page. */
export interface Passage {
  readonly text: string
  /** The anchor of the part or question that it belongs to, if it belongs to one. */
  readonly anchor?: string
}

/** What no page shows as text: alternative texts of pictures, texts for search engines, and earlier anchors. */
const unseen = new Set(["picture", "seo", "aliases"])

const blockEnds = /<\/(?:p|li|t[dhr]|h\d|pre|d[dt]|blockquote|figcaption)>|<br ?\/?>/g

/** The paragraphs of a text, which may be HTML. */
const paragraphsOf = (text: string) => {
  const { body } = new DOMParser().parseFromString(text.replace(blockEnds, "$&\n"), "text/html")
  for (const formula of body.querySelectorAll("math, svg, style")) formula.remove()
  return (body.textContent ?? "").split("\n").map((line) => plainHeadline(line).replace(/\s+/g, " ").trim())
}

/**
 * The texts of a page in order, from its data as Gatsby publishes them.
 * @param data the result of the page's query, or a value in it
 * @param anchor that of the part which the value belongs to
 */
export const passagesOf = (data: unknown, anchor?: string): Passage[] => {
  if (typeof data === "string") return paragraphsOf(data).map((text) => ({ text, anchor }))
  if (Array.isArray(data)) return data.flatMap((item) => passagesOf(item, anchor))
  if (typeof data !== "object" || data === null) return []
  // Only parts and questions have `aliases`, their former anchors; links can lead to them.
  const { title, question } = data as { title?: unknown; question?: unknown }
  const own = typeof question === "string" ? faqAnchor(question) : partAnchor(String(title))
  const place = "aliases" in data ? own : anchor
  return Object.entries(data).flatMap(([key, value]) => (unseen.has(key) ? [] : passagesOf(value, place)))
}
