/** The feeds of the posts: what a page's head says of them, and where they are written. */
export const feeds = [
  { type: "application/rss+xml", path: "/rss.xml" },
  { type: "application/atom+xml", path: "/atom.xml" },
] as const
