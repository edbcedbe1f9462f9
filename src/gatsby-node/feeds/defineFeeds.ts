import { existsSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { contentFolder } from "../contentFolder"

/** Defines whether the site has feeds, as one with a list of posts has: empty if not, so that no page links to them. */
export const defineFeeds = ({ actions, plugins }: CreateWebpackConfigArgs) => {
  const hasFeeds = existsSync(path.join(contentFolder, "pages/blogs.json"))
  actions.setWebpackConfig({
    plugins: [plugins.define({ "process.env.SITE_FEEDS": JSON.stringify(hasFeeds ? "on" : "") })],
  })
}
