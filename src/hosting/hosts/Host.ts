import type { Addresses } from "../addresses"

/** What a host may be unable to do, in words that follow "cannot". */
const abilities = {
  capitals: "redirect addresses in other capitals (the error page does so in the browser)",
  slashes: "redirect /about-us/ to /about-us (the error page does so in the browser)",
  permanence:
    "say that /about-us/ and /about-us.html have moved for good (it redirects for the moment, with status 307)",
  endings: "keep /about-us.html from being a second address of /about-us (its head names the right one)",
  redirects: "redirect old addresses with a status (a page does so in the browser)",
  errorPages: "answer unknown addresses of a folder with the folder's own error page (it sends the site's)",
  headers: "send the site's headers (so others can frame the pages)",
  caching: "set how long files are kept",
  origins: "keep pages of other sites from reading this one's with a script (all of it is public anyway)",
  forms: "take forms without a mail or form service (.env.example)",
} as const

export type Ability = keyof typeof abilities

/** What a host's files are written from. */
export interface HostedSite {
  readonly addresses: Addresses
  /** The address that the site is served from. */
  readonly siteUrl: string
  /** Whether a file is published, by its path in the site. */
  readonly has: (file: string) => boolean
}

/** The texts of files, by their paths in a folder. */
type Files = Readonly<Record<string, string>>

/** A host that the site can be laid out for: its module, and a row of `hosts`. */
export interface Host {
  /** Its name as people write it. */
  readonly name: string
  /** Whether it sends the compressed variants beside the files. Other hosts compress by themselves. */
  readonly sendsVariants?: boolean
  readonly cannot: readonly Ability[]
  /** What an owner must know besides. */
  readonly note?: string
  /** The most redirects, and files, that it takes. */
  readonly limits?: { readonly redirects?: number; readonly files?: number }
  /** What it reads in the published folder. */
  readonly published?: (site: HostedSite) => Files
  /** What a server of the owner's own reads. */
  readonly deployed?: (site: HostedSite) => Files
  /** What it reads in the project's folder: each file's text, given that of the present one. */
  readonly inProject?: (site: HostedSite) => Readonly<Record<string, (present: string | undefined) => string>>
}

/** What a host cannot do, in one line; undefined if it does everything. */
export const describeHost = ({ name, cannot, note }: Host) => {
  if (cannot.length === 0) return undefined
  const known = cannot.map((ability) => abilities[ability]).join("; ")
  return `${name} cannot ${known}.${note ? ` ${note}` : ""}`
}

/** The limits of a host that a site exceeds, a line each. */
export const exceededLimits = ({ name, limits = {} }: Host, counts: Required<NonNullable<Host["limits"]>>) =>
  Object.entries(limits).flatMap(([kind, most]) => {
    const count = counts[kind as keyof typeof counts]
    return count > most ? [`${name} takes ${most} ${kind}, and this site has ${count}.`] : []
  })
