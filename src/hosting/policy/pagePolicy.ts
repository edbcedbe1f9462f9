import { formOrigins } from "../../forms/mail/provider"
import { type InlinePart, inlineParts } from "./inlineParts"
import { type KnownInline, knownInline } from "./knownInline"
import { hashSource, policyText } from "./policyText"

/** The hashes of texts that are in many pages, by the string in `knownInline`: a map would compute the key of another anew. */
const constants = new Map<string, string>()

const hashOfConstant = (body: string) => {
  const hash = constants.get(body) ?? hashSource(body)
  constants.set(body, hash)
  return hash
}

const isThis = ({ tag, body }: KnownInline, part: InlinePart) =>
  tag === part.tag && (typeof body === "string" ? body === part.body : body.test(part.body))

const beginning = (body: string) => JSON.stringify(body.trim().slice(0, 120))

/**
 * The content policy of a page.
 * @param html the parts of the page that may contain scripts and styles, in order
 * @param page the page's path, for messages
 * @param stylesheets the texts of the site's CSS files that are in the page
 * @param services the origins that scripts may connect to, besides this site's own
 * @throws Error if the page contains an unknown inline script or style
 */
export const pagePolicy = (
  html: readonly string[],
  page: string,
  stylesheets: readonly string[],
  services: readonly string[],
): string => {
  const known = knownInline(stylesheets)
  const hashes: Record<InlinePart["tag"], string[]> = { script: [], style: [] }
  for (const part of html.flatMap(inlineParts)) {
    const match = known.find((entry) => isThis(entry, part))
    if (!match)
      throw new Error(
        `${page} contains an inline ${part.tag} that is unknown to the content policy: ${beginning(part.body)}. ` +
          "If it is the site's own, add it to src/hosting/policy/knownInline.ts.",
      )
    hashes[part.tag].push(typeof match.body === "string" ? hashOfConstant(match.body) : hashSource(part.body))
  }
  return policyText(hashes, services, formOrigins())
}
