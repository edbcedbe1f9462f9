/** The feeds of the posts: their links in the head of pages, and their paths. */
export const feeds = [
  { type: "application/rss+xml", path: "/rss.xml" },
  { type: "application/atom+xml", path: "/atom.xml" },
] as const
