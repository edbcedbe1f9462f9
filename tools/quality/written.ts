import { unwritten } from "../../src/content/unfinished"
import type { Page } from "./readCopy"

/** A page without what is still to be written: guidance is the same in all new entries. */
export const written = (page: Page): Page => ({
  ...page,
  passages: page.passages.filter(({ source }) => !source.includes(unwritten)),
})

/** Whether nothing of a page is still to be written. */
export const isWritten = (page: Page) => page.passages.every(({ source }) => !source.includes(unwritten))
