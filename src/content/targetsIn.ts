import { targetsOf } from "./checkContent"
import type { Targets } from "./checkFields"
import { keyOf } from "./checkFiles"
import { readEntries } from "./readEntries"

/**
 * What the data of a project can refer to: slugs by content type, and addresses. Invalid JSON is skipped.
 * @param root the folder that holds `data/`
 */
export const targetsIn = (root: string): Targets =>
  targetsOf(readEntries(root).map(({ type, data }) => ({ type, key: keyOf(data) })))
