import type { CreateResolversArgs } from "gatsby"
import { contentTypes, isFolder } from "../content/contentTypes"
import { queryName } from "./lookUp/queryName"

/** Makes the queries for what every build has, content in a file of its own and the day of the build, non-null. */
export const requireSingleEntries = ({ createResolvers }: CreateResolversArgs) => {
  const names = [...contentTypes.filter((type) => !isFolder(type)).map(({ typeName }) => typeName), "BuildDay"]
  createResolvers({ Query: Object.fromEntries(names.map((name) => [queryName(name), { type: `${name}!` }])) })
}
