import CMS, { type CmsConfig } from "@sveltia/cms"
import { watchIssues } from "../../../site/watchIssues"
import { type Entry, entryFormat, type Places } from "./entryFormat"
import { refuseOtherName } from "./refuseOtherName"
import { refuseTypedMarkdown } from "./refuseTypedMarkdown"
import { type ResultSettings, showSearchResult } from "./showSearchResult"
import { warnOfOtherChanges } from "./warnOfOtherChanges"

interface Settings {
  config: CmsConfig
  /** The name of the format of data files. */
  format: string
  places: Places
  /** Whether the live preview serves this page, which also serves the files and the issues in them. */
  isPreview: boolean
  result: ResultSettings
}

/** Starts the editing program with the configuration derived from the content schemas. */
const answer = await fetch(new URL("settings.json", import.meta.url))
const { config, format, places, isPreview, result }: Settings = await answer.json()
const { fromFile, toFile, reread, known } = entryFormat(places)
CMS.registerCustomFormat(format, "json", { fromFile, toFile } as Parameters<typeof CMS.registerCustomFormat>[2])
CMS.registerEventListener(refuseOtherName((config.collections ?? []) as Parameters<typeof refuseOtherName>[0]))
CMS.registerEventListener(refuseTypedMarkdown)
if (isPreview) {
  watchIssues()
  for (const listener of warnOfOtherChanges(known)) CMS.registerEventListener(listener)
}
CMS.registerEventListener({
  name: "preSave",
  // The program opens a saved entry again without reading its file.
  handler: ({ entry }) => entry.set("data", reread(entry.get("data").toJS() as Entry) as never),
})
showSearchResult(result)
CMS.init({ config })
