/** A page that answers all unknown addresses below a folder. It comes from no data file. */
interface FallbackPage {
  /** The kind of page that the addresses are for; its template is `unknown-<kind>.tsx`. */
  readonly kind: string
  /** The prefix of the addresses that it answers. */
  readonly folder: string
  /** The page's own path. It is one of those addresses, so that the page can also be shown there. */
  readonly path: string
}

/** The folders whose unknown addresses have a page of their own (docs/specification.md, Addresses). */
export const fallbackPages: readonly FallbackPage[] = [
  { kind: "service", folder: "/services/", path: "/services/unknown" },
  { kind: "post", folder: "/blog/", path: "/blog/unknown" },
]

/** The paths of all pages that answer other addresses; their own count as unknown. */
export const fallbackPaths: readonly string[] = ["/404", ...fallbackPages.map(({ path }) => path)]

/** Whether a page answers addresses other than its own. Gatsby also creates the error page under its file name. */
export const isFallback = (path: string) => path === "/404.html" || fallbackPaths.includes(path)
