// What the live preview's server answers besides Gatsby; see src/gatsby-node/preview. `?page=` is the path of a page.

/** The page that reads most like a page, as a `Likeness`. */
export const likenessPath = "/__likeness"

/** The picture that link previews will show for a page, as JPEG. */
export const sharePreviewPath = "/__share-picture"

/** How alike a page is to the one of its type that it is most like. */
export interface Likeness {
  /** The path of that page. */
  readonly path: string
  /** The share of their runs of words that both pages have, from 0 to 1. */
  readonly similarity: number
  /** What `npm run check:content` accepts. */
  readonly max: number
}
