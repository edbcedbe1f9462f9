import type { Entry } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import type { Issue } from "../../src/content/issue"
import { siteFactsIn } from "../../src/content/siteFactsIn"
import { checkLength } from "../quality/checkLength"
import { ownPassages, ownWords } from "../quality/ownCopy"
import { isMeasured } from "../quality/ownShare"
import { copyOf, type Page, qualityOf } from "../quality/readCopy"
import { alikeIssues } from "../quality/similarity"
import { isWritten, written } from "../quality/written"
import { plannedAsEntry } from "./checkPlan"
import type { PlannedEntry } from "./planImport"

/** Pages with less text of their own, in characters, are not compared: about twenty words. */
const MIN_TEXT = 120

/** With less, about a hundred words, pages that read alike are only told of, since most of them is still to be written. */
const MIN_JUDGED = 600

/** What is wrong with pages that are not distinct. */
interface Distinct {
  issues: Issue[]
  /** Pages with little text so far that read alike. */
  warnings: Issue[]
}

/** Whether a page is published with too few words of its own. */
const isTooShort = (page: Page) =>
  isMeasured(page) &&
  isWritten(page) &&
  (page.value as { draft?: boolean }).draft !== true &&
  ownWords(page).length < (qualityOf(page.type).words?.min ?? 0)

/**
 * Whether the pages of an import have enough text of their own and do not read like others, by the limits of
 * `npm run check:content`. Only texts that the import changes count, and only pages that it makes
 * too short.
 * @param root the project's folder
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
  const changes = planned
    .map((one) => ({ entry: plannedAsEntry(type, one), was: one.before?.value }))
    .map(({ entry, was }) => ({
      page: copyOf(entry, facts),
      before: was ? copyOf({ ...entry, data: { ...entry.data, value: was } }, facts) : undefined,
    }))
  const changed = changes.flatMap(({ page, before }) => (before && textOf(page) === textOf(before) ? [] : page))
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
  const shortened = changes.flatMap(({ page, before }) => (before && isTooShort(before) ? [] : page)).filter(isTooShort)
  return { issues: [...issues, ...checkLength(shortened)], warnings }
}
