import type { Ability } from "../../src/hosting/hosts/Host"

/** The remedies of issues, with the section of docs/hosting.md that explains more. */
const remedies = {
  publish: ["Publish all of dist/, as npm run build:deploy lays it out.", "Where to put the site"],
  rules: [
    "Make sure that the server includes what the build writes to deploy/, or that the host reads _headers and _redirects in dist/.",
    "A server of your own",
  ],
  between: [
    "Make sure that whatever is in front of the server passes on headers, variants and HTML unchanged.",
    "A CDN in front: past one machine",
  ],
  transport: ["Get a certificate, and redirect http to https.", "A server of your own"],
  address: ["Build with SITE_URL set to the address of the site, and publish that build.", "Ask the live site"],
  dates: ["Build and publish the site every day, soon after midnight in UTC.", "A build every day"],
  mail: [
    "Set up a mail service (.env.example), or keep npm run serve running next to the server.",
    "A server of your own",
  ],
  netlifyForms: [
    "Build with GATSBY_FORMS=netlify, switch form detection on there, and deploy again.",
    "Forms without a server",
  ],
  measuring: [
    "Build with the settings of measuring. If this site's own server counts, pass requests on to it, and set GATSBY_MEASURE=own there too.",
    "Measuring",
  ],
} as const

/** The subjects that are checked on a live site. */
export type Subject =
  | "pages"
  | "unknown addresses"
  | "other spellings"
  | "old addresses"
  | "headers"
  | "policy"
  | "caching"
  | "compression"
  | "types"
  | "private files"
  | "robots and sitemap"
  | "dates"
  | "https"
  | "mail"
  | "measuring"

/** A difference between what a host does and what it should do. */
export interface HostIssue {
  readonly subject: Subject
  readonly message: string
  readonly remedy: keyof typeof remedies
  /** What a host must be able to do for this; some hosts are known not to be (`Host`). */
  readonly ability?: Ability
}

/** The issue as text, with its remedy. */
export const describeHostIssue = ({ subject, message, remedy }: HostIssue) => {
  const [words, section] = remedies[remedy]
  return `${subject}: ${message}\n  ${words} (docs/hosting.md, '${section}')`
}

/** The sections of docs/hosting.md that the remedies name. */
export const remedySections: readonly string[] = Object.values(remedies).map(([, section]) => section)
