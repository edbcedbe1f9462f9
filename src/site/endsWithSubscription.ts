import { listPaths, postPath } from "./entryPaths"
import { groupFolder } from "./groupPath"

/** Whether the page at a path ends with the subscription, as home, posts and lists do (docs/specification.md, Home). */
export const endsWithSubscription = (path: string) =>
  path === "/" ||
  listPaths.includes(path) ||
  [`${groupFolder}/`, postPath({ number: "" })].some((folder) => path.startsWith(folder))
