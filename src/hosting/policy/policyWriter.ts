import { createHash } from "node:crypto"
import { type InlinePart, inlineParts } from "./inlineParts"
import type { KnownInline } from "./knownInline"
import { policyText } from "./policyText"

const charset = '<meta charSet="utf-8"/>'

/** A policy that an earlier build has written: pages that have not changed are not rendered again. */
const earlier = /^<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/

const hashOf = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`

const beginning = (body: string) => JSON.stringify(body.trim().slice(0, 120))

/** Tells the hash of a known part, or undefined. Each constant text is hashed once, however many pages hold it. */
const hashesOfKnown = (known: readonly KnownInline[]) => {
  const constants = { script: new Map<string, string>(), style: new Map<string, string>() }
  for (const { tag, body } of known) if (typeof body === "string") constants[tag].set(body, hashOf(body))
  const matches = ({ tag, body }: InlinePart) =>
    known.some((entry) => entry.tag === tag && typeof entry.body !== "string" && entry.body.test(body))
  return (part: InlinePart) => constants[part.tag].get(part.body) ?? (matches(part) ? hashOf(part.body) : undefined)
}

/**
 * Makes a function that puts the content policy of a page right behind its charset, in place of an earlier one.
 * It takes the HTML as Gatsby renders it, and the page's path for messages; it throws an Error if the page holds an
 * inline script or style that is not known.
 * @param known what pages may hold
 * @param services the origins that scripts may talk to, beside this site's own
 */
export const policyWriter = (known: readonly KnownInline[], services: readonly string[]) => {
  const hashOfPart = hashesOfKnown(known)

  return (html: string, page: string) => {
    const place = html.indexOf(charset) + charset.length
    if (place < charset.length) throw new Error(`${page} does not begin with its charset, behind which its policy goes`)
    const hashes: Record<InlinePart["tag"], string[]> = { script: [], style: [] }
    for (const part of inlineParts(html)) {
      const hash = hashOfPart(part)
      if (!hash)
        throw new Error(
          `${page} holds an inline ${part.tag} that the content policy does not know: ${beginning(part.body)}. ` +
            "If it is the site's own, name it in src/hosting/policy/knownInline.ts.",
        )
      hashes[part.tag].push(hash)
    }
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(hashes, services)}"/>`
    return html.slice(0, place) + meta + html.slice(place).replace(earlier, "")
  }
}
