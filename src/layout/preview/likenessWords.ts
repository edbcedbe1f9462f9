import type { Likeness } from "../../site/preview/previewPaths"

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/**
 * Says how alike a page is to the one that it is most like.
 * @param likeness null if pages of its type are not compared, or there is no other
 */
export const likenessWords = (likeness: Likeness | null) => {
  if (!likeness) return "Pages of this type are not compared."
  const { path, similarity, max } = likeness
  const alike = `${percent(similarity)} alike, of at most ${percent(max)}`
  return similarity > max
    ? `Too much like ${path} (${alike}). Rewrite one of the two, starting from its own subject.`
    : `The most similar page is ${path} (${alike}).`
}
