import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { fallbackPages } from "../site/fallbackPages"

/** Creates the pages that answer unknown addresses in a folder. */
export const createFallbackPages = ({ actions }: CreatePagesArgs) => {
  for (const page of fallbackPages)
    actions.createPage({
      path: page.path,
      matchPath: `${page.folder}*`,
      component: path.resolve(page.template),
    })
}
