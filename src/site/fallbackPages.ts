/** A page that answers all unknown addresses below a folder. It comes from no data file. */
interface FallbackPage {
  /** Its name for messages. */
  readonly name: string
  /** The prefix of the addresses that it answers. */
  readonly folder: string
  /** The page's own path. It is one of those addresses, so that the page can also be shown there. */
  readonly path: string
  readonly template: string
}

/** The folders whose unknown addresses have a page of their own (docs/specification.md, Addresses). */
export const fallbackPages: readonly FallbackPage[] = [
  {
    name: "the page that answers unknown services",
    folder: "/services/",
    path: "/services/unknown",
    template: "src/templates/unknown-service.tsx",
  },
  {
    name: "the page that answers unknown posts",
    folder: "/blog/",
    path: "/blog/unknown",
    template: "src/templates/unknown-post.tsx",
  },
]

/** The paths of all pages that answer other addresses; their own count as unknown. */
export const fallbackPaths: readonly string[] = ["/404", ...fallbackPages.map(({ path }) => path)]

/** Whether a page answers addresses other than its own. Gatsby also creates the error page under its file name. */
export const isFallback = (path: string) => path === "/404.html" || fallbackPaths.includes(path)
