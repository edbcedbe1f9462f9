/** An inline script or style of a page. */
export interface InlinePart {
  readonly tag: "script" | "style"
  /** The attributes of the tag. */
  readonly attributes: string
  readonly body: string
}

const opening = /<(script|style)\b([^>]*)>/g

/** Scripts of these types are data, which browsers never run: JSON-LD, but not speculation rules. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes)

/**
 * The inline scripts and styles of a page that a policy must list, in order.
 * Searching for tags takes a fraction of a parser's time. It is safe: a part that it missed would be missing from the
 * policy, and so be blocked.
 */
export const inlineParts = (html: string): InlinePart[] => {
  const parts: InlinePart[] = []
  opening.lastIndex = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const [, tag, attributes = ""] = match
    const start = opening.lastIndex
    const end = html.indexOf(`</${tag}`, start)
    const body = html.slice(start, end === -1 ? undefined : end)
    opening.lastIndex = start + body.length
    const isFile = tag === "script" && /\ssrc=/.test(attributes)
    if (!isFile && !isData(attributes)) parts.push({ tag: tag as InlinePart["tag"], attributes, body })
  }
  return parts
}
