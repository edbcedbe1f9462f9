import { createHash } from "node:crypto"
import { type RenderBodyArgs, StaticQueryContext } from "gatsby"
import { type ReactNode, useContext } from "react"
import { isLate } from "../../late/lateResults"
import { useFrame } from "../../site/useFrame"
import { useLateFrame } from "../../site/useLateFrame"
import { scriptJson } from "../scriptJson"
import { type PageData, pageDataId, type StaticQueryResults } from "./PageData"

/** Most pages have the same late results, which Gatsby reads once. */
const digests = new WeakMap<object, string>()

/** The digest of a result's file, as browsers check it (W3C, Subresource Integrity). */
const digestOf = (result: object) => {
  const digest = digests.get(result) ?? `sha256-${createHash("sha256").update(JSON.stringify(result)).digest("base64")}`
  digests.set(result, digest)
  return digest
}

/** The results of the page that is being drawn; pages take turns (`renderPage`). */
let collected: [hash: string, result: StaticQueryResults[string]][] = []

/** Stands around a page while the build draws it, and sees which results it is made of. */
export const ResultCollector = ({ children }: { children: ReactNode }) => {
  const frame = useFrame()
  // On every page, since parts that are drawn only once say only once that they read it (`SharedPart`).
  useLateFrame()
  collected = Object.entries(useContext(StaticQueryContext)).filter(([, { data }]) => data !== frame)
  return <>{children}</>
}

/** `gatsby develop` knows no page data here. */
type BodyArgs = Pick<RenderBodyArgs, "pathname" | "setPostBodyComponents"> &
  Partial<Pick<RenderBodyArgs, "loadPageDataSync">>

/**
 * Puts the data of the page that was drawn last into its HTML: the same words once more cost little there, since they are
 * packed together with the text, and the browser needs not ask for them before it knows which scripts the page has.
 */
export const writePageData = ({ pathname, loadPageDataSync, setPostBodyComponents }: BodyArgs) => {
  if (!loadPageDataSync) return
  const data: PageData = {
    page: loadPageDataSync(pathname) as PageData["page"],
    results: Object.fromEntries(collected.filter(([, result]) => !isLate(result.data))),
    late: Object.fromEntries(
      collected.filter(([, result]) => isLate(result.data)).map(([hash, result]) => [hash, digestOf(result)]),
    ),
  }
  setPostBodyComponents([
    <script
      key={pageDataId}
      id={pageDataId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag is left
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />,
  ])
}
