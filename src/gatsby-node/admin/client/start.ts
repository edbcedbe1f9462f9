import CMS, { type CmsConfig } from "@sveltia/cms"
import { watchIssues } from "../../../site/watchIssues"
import { type Entry, entryFormat, type Places } from "./entryFormat"
import { refuseOtherName } from "./refuseOtherName"
import { refuseTypedMarkdown } from "./refuseTypedMarkdown"
import { type ResultSettings, showSearchResult } from "./showSearchResult"
import { warnOfOtherChanges } from "./warnOfOtherChanges"

interface Settings {
  config: CmsConfig
  /** The places of a type's rich texts and checkboxes, by the name of its format, with which its files' paths begin. */
  places: Record<string, Places>
  /** Whether the live preview serves this page, which also serves the files and the issues in them. */
  isPreview: boolean
  result: ResultSettings
}

/** Starts the editing program with the configuration derived from the content schemas. */
const answer = await fetch(new URL("settings.json", import.meta.url))
const { config, places, isPreview, result }: Settings = await answer.json()
const formats = Object.entries(places).map(([name, typePlaces]) => ({ name, ...entryFormat(typePlaces) }))
for (const { name, fromFile, toFile } of formats)
  CMS.registerCustomFormat(name, "json", { fromFile, toFile } as Parameters<typeof CMS.registerCustomFormat>[2])
const formatOf = (path: string) => formats.find(({ name }) => path.startsWith(name))
CMS.registerEventListener(refuseOtherName((config.collections ?? []) as Parameters<typeof refuseOtherName>[0]))
CMS.registerEventListener(refuseTypedMarkdown)
if (isPreview) {
  watchIssues()
  for (const listener of warnOfOtherChanges((path, entry) => formatOf(path)?.known(entry)))
    CMS.registerEventListener(listener)
}
CMS.registerEventListener({
  name: "preSave",
  // The program opens a saved entry again without reading its file.
  handler: ({ entry }) => {
    const format = formatOf(entry.get("path"))
    return format && entry.set("data", format.reread(entry.get("data").toJS() as Entry) as never)
  },
})
showSearchResult(result)
CMS.init({ config })
