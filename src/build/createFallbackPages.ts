import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

/** Makes the pages that answer unknown addresses below `/services` and `/blog` (decisions, 'Paths'). */
export const createFallbackPages = ({ actions }: CreatePagesArgs) => {
  actions.createPage({
    path: "/unknown-service",
    matchPath: "/services/*",
    component: path.resolve("src/templates/unknown-service.tsx"),
  })
  actions.createPage({
    path: "/unknown-post",
    matchPath: "/blog/*",
    component: path.resolve("src/templates/unknown-post.tsx"),
  })
}
