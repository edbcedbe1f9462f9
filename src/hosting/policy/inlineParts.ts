/** A script or style that is in a page itself. */
export interface InlinePart {
  readonly tag: "script" | "style"
  /** What is between `<script` and `>`. */
  readonly attributes: string
  readonly body: string
}

const opening = /<(script|style)\b([^>]*)>/g

/** Scripts of these types are data, which browsers never run (JSON-LD, rules for prefetching are not among them). */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes)

/**
 * The scripts and styles in a page that a policy has to name, in order.
 * It looks for tags alone, which costs a fraction of a parser. Whatever it overlooked would be left out of the policy,
 * and so be blocked, not let through.
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
