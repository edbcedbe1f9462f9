import type { Context } from "react"
import type { QueryResults } from "./PageData"

declare module "gatsby" {
  /** The context that `useStaticQuery` reads. Gatsby exports it but does not type it. */
  export const StaticQueryContext: Context<QueryResults>
}
