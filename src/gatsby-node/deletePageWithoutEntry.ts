import path from "node:path"
import type { CreatePageArgs } from "gatsby"
import { contentTypeNamed } from "../content/contentTypes"
import { type EntryReader, entriesOf } from "./entriesOf"

const folder = path.resolve("src/pages")

/**
 * Deletes a page of `src/pages` that has no entry in `data/pages`, such as that of the plans on a site without any. Gatsby
 * makes a page of each file there.
 */
export const deletePageWithoutEntry = ({ page, actions, ...args }: CreatePageArgs & EntryReader) => {
  const type = contentTypeNamed("page")
  if (path.dirname(page.component) !== folder || !type?.path) return
  const { path: pathOf, typeName } = type
  // Gatsby writes `/plans/` for plans.tsx, and also creates the error page under its file name.
  const address = page.path.replace(/(?<=.)\/$|\.html$/, "")
  if (!entriesOf(typeName, args).some((entry) => pathOf(entry) === address)) actions.deletePage(page)
}
