import { today } from "../../src/content/today"
import { issueOf, type Page } from "./readCopy"

interface Dated {
  readonly date?: string
  readonly datePosted?: string
  readonly publishOn?: string
  readonly draft?: boolean
}

/** What is odd about the day that a page gives for its publication. */
const oddDay = (given: string, publishOn: string | undefined, day: string) => {
  if (publishOn === undefined)
    return given > day
      ? {
          message: "is later than today, and the page is published at once",
          remedy: `Write the day of publication here, or add "publishOn": "${given}".`,
        }
      : undefined
  return given < publishOn
    ? {
        message: `is before ${publishOn}, when the page is published, so that lists and feeds have it below others`,
        remedy: `Write ${publishOn}, or change publishOn.`,
      }
    : undefined
}

/** Pages whose date does not fit the day on which they are published. */
export const checkDates = (pages: readonly Page[], day = today()) =>
  pages.flatMap((page) => {
    const { date, datePosted, publishOn, draft } = page.value as Dated
    const given = date ?? datePosted
    const issue = given === undefined || draft ? undefined : oddDay(given, publishOn, day)
    const path = [date === undefined ? "datePosted" : "date"]
    return issue ? issueOf(page, { path }, { ...issue, found: given }) : []
  })
