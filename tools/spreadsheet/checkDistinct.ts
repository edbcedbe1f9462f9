import type { Entry } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import type { Issue } from "../../src/content/issue"
import { siteFactsIn } from "../../src/content/siteFactsIn"
import { limits } from "../quality/limits"
import { ownPassages, ownWords } from "../quality/ownCopy"
import { isMeasured, measurePages, ownShare } from "../quality/ownShare"
import { copyOf, issueOf, type Page } from "../quality/readCopy"
import { alikeIssues } from "../quality/similarity"
import { isWritten, written } from "../quality/written"
import { plannedAsEntry } from "./checkPlan"
import type { PlannedEntry } from "./planImport"

/** Pages with less text of their own, in characters, are not compared: about twenty words. */
const MIN_TEXT = 120

/** With less, about a hundred words, pages that read alike are only told of, since most of them is still to be written. */
const MIN_JUDGED = 600

/** How many built pages are measured for the words that all pages of a type share. */
const MEASURED_PAGES = 9

/** How many words of its own a page needs beside shared ones. */
const neededWith = (shared: number) => Math.ceil((shared * limits.ownShare.min) / (1 - limits.ownShare.min))

/** The issues of pages whose own text would be too small a part of them. */
const shareIssues = (judged: readonly Page[], shared: number) =>
  judged
    .map((page) => ({ page, own: ownWords(page).length, shared }))
    .filter((words) => ownShare(words) < limits.ownShare.min)
    .map((words) =>
      issueOf(words.page, undefined, {
        message: `only about ${Math.floor(ownShare(words) * 100)}% of the page's main text would be its own`,
        allowed: `at least ${limits.ownShare.min * 100}%`,
        remedy: `Add more of what only this page can say. The sections that all pages share have ${shared} words, so it needs ${neededWith(shared)} of its own.`,
      }),
    )

/** Whether pages are distinct, and why not all could be checked. */
interface Distinct {
  issues: Issue[]
  /** Pages with little text so far that read alike. */
  warnings: Issue[]
  note: string
}

/**
 * Whether the pages of an import have enough text of their own and do not read like others, by the limits of
 * `npm run check:content`. Only texts that the import changes count, and only the share of pages that are written.
 * @param root the project's folder; `public/` has its last build, if there is one
 * @param existing all entries of the type as they are
 */
export const checkDistinct = (
  root: string,
  type: ContentType,
  planned: readonly PlannedEntry[],
  existing: readonly Entry[],
): Distinct => {
  const facts = siteFactsIn(root)
  const textOf = (page: Page) =>
    ownPassages(page)
      .map(({ source }) => source)
      .join("\n\n")
  const changed = planned.flatMap((one) => {
    const entry = plannedAsEntry(type, one)
    const page = copyOf(entry, facts)
    const { before } = one
    const isSame =
      before && textOf(page) === textOf(copyOf({ ...entry, data: { ...entry.data, value: before.value } }, facts))
    return isSame ? [] : [page]
  })
  const begun = changed.map(written)
  const withText = (least: number) => new Set(begun.filter((page) => textOf(page).length >= least))
  const judged = withText(MIN_JUDGED)
  const compared = withText(MIN_TEXT)
  const files = new Set(planned.map(({ file }) => file))
  const pages = existing.map((entry) => copyOf(entry, facts))
  const others = pages.filter(({ file }) => !files.has(file))
  const judgedFiles = new Set(Array.from(judged, ({ file }) => file))
  const alike = alikeIssues([...others.map(written), ...compared], compared)
  const issues = alike.filter(({ file }) => judgedFiles.has(file))
  const warnings = alike.filter(({ file }) => !judgedFiles.has(file))
  const finished = changed.filter((page) => isMeasured(page) && isWritten(page))
  if (finished.length === 0) return { issues, warnings, note: "" }
  const built = measurePages(pages, `${root}/public`, MEASURED_PAGES).map(({ shared }) => shared)
  const shared = built.toSorted((a, b) => a - b)[Math.floor(built.length / 2)]
  return shared === undefined
    ? {
        issues,
        warnings,
        note: "The share of own text was not checked, because the site is not built (npm run build).",
      }
    : { issues: [...issues, ...shareIssues(finished, shared)], warnings, note: "" }
}
