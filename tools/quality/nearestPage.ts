import { contentTypeNamed } from "../../src/content/contentTypes"
import type { EntryKey } from "../../src/site/entryPaths"
import type { Likeness } from "../../src/site/preview/previewPaths"
import { limits } from "./limits"
import type { Page } from "./readCopy"
import { likenesses } from "./similarity"

const pathOf = ({ type, value }: Page) => contentTypeNamed(type)?.path?.(value as EntryKey)

/**
 * Finds the page that reads most like another.
 * @param pages all data files as copy
 * @param path the path of the page
 * @returns undefined if pages of its type are not compared, or there is no other
 */
export const nearestPage = (pages: readonly Page[], path: string): Likeness | undefined => {
  const page = pages.find((one) => pathOf(one) === path)
  const [nearest] = likenesses(pages, (one) => one === page).toSorted((a, b) => b.similarity - a.similarity)
  if (!nearest) return
  const { one, other, similarity } = nearest
  return { path: pathOf(one === page ? other : one) ?? "", similarity, max: limits.similarity.max }
}
