import type { Context } from "react"
import type { StaticQueryResults } from "./PageData"

declare module "gatsby" {
  /** What `useStaticQuery` reads from. Gatsby exports it and leaves it out of its types. */
  export const StaticQueryContext: Context<StaticQueryResults>
}
