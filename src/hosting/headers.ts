import { formOrigins } from "../forms/mail/provider"
import { readSetting } from "./settings/readSetting"

/**
 * The part of the content policy that is the same for all pages, sent as a header because only a header can restrict
 * framing; the rest is in each page.
 */
const framePolicy = () =>
  `base-uri 'none'; object-src 'none'; form-action ${["'self'", ...formOrigins()].join(" ")}; frame-ancestors 'none'`

const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb"]

/**
 * For two years. Subdomains are the owner's choice, since every service on one without https would be cut off, and so is the
 * list that browsers are delivered with, which asks for subdomains.
 */
const transportSecurity = () => {
  const isPreloaded = readSetting("HSTS_PRELOAD")
  const subdomains = isPreloaded || readSetting("HSTS_SUBDOMAINS") ? "; includeSubDomains" : ""
  return `max-age=63072000${subdomains}${isPreloaded ? "; preload" : ""}`
}

/** The headers of every answer, on every host. */
export const headers = (): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": framePolicy(),
  "Strict-Transport-Security": transportSecurity(),
  "X-Content-Type-Options": "nosniff",
  // For browsers without frame-ancestors.
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  // Lets popups keep their opener: with "same-origin", signing in on the hosted editing page would fail.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
})

/**
 * What replaces the content policy for vector pictures, or comes beside it where a host sends both: one that is opened by itself
 * is a document, and its scripts would run on the site's origin.
 */
export const pictures = {
  ending: ".svg",
  policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
} as const

/** How long answers may be kept. */
export const caching = {
  /** Below this folder every file name contains a hash of the content. */
  hashedFolder: "/static/",
  hashed: "public, max-age=31536000, immutable",
  /** Pages, their data, and files from `static/`: revalidated on each request, answered by 304. */
  others: "public, max-age=0, must-revalidate",
} as const
