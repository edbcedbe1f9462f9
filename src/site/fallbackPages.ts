/** A page that answers all unknown addresses below a folder. No data file makes it. */
interface FallbackPage {
  /** Its name in messages. */
  readonly name: string
  /** The prefix of the addresses that it answers. */
  readonly folder: string
  /** The page's own path. It is one of those addresses, so that the page can be shown there, too. */
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

/** The paths of all pages that answer other addresses, and are not found under their own. */
export const fallbackPaths: readonly string[] = ["/404", ...fallbackPages.map(({ path }) => path)]

/** Whether a page answers other addresses than its own. Gatsby also makes the error page under the name of its file. */
export const isFallback = (path: string) => path === "/404.html" || fallbackPaths.includes(path)
