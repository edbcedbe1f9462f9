import { createHash } from "node:crypto"

/** The hashes of a page's inline scripts and styles, as `'sha256-…'`. */
interface PolicyHashes {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

/** The source expression that allows an inline script or style, by the hash of its text. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const sources = (...values: readonly string[]) => [...new Set(values)].join(" ")

/**
 * The content policy of a page: what it may load, run and connect to.
 * Style attributes are allowed for pictures and the slider; they cannot run code.
 * @param hashes those of the page's inline scripts and styles
 * @param services the origins that its scripts may connect to, besides this site's own
 * @param receivers the origins that its forms may post to, besides this site's own
 */
export const policyText = (
  { script, style }: PolicyHashes,
  services: readonly string[],
  receivers: readonly string[],
) =>
  Object.entries({
    // Firefox knows no directive for prefetched files, and holds them against the default.
    "default-src": "'self'",
    "script-src": sources("'self'", ...script),
    "style-src": sources("'self'", ...style),
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": sources("'self'", ...services),
    "manifest-src": "'self'",
    "object-src": "'none'",
    "media-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'none'",
    "form-action": sources("'self'", ...receivers),
    "base-uri": "'none'",
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join("; ")
