import type { CreateResolversArgs } from "gatsby"
import { contentTypes, isFolder, queryName } from "../content/contentTypes"

/** Makes the queries for nodes that every build has, required single files and the build day, non-null. */
export const requireSingleEntries = ({ createResolvers }: CreateResolversArgs) => {
  const names = [
    ...contentTypes.filter((type) => !isFolder(type) && !type.isOptional).map(({ typeName }) => typeName),
    "BuildDay",
  ]
  createResolvers({ Query: Object.fromEntries(names.map((name) => [queryName(name), { type: `${name}!` }])) })
}
