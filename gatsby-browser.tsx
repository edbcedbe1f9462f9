import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import "./src/styles/print.css"
import { RootErrorBoundary } from "./src/errors/RootErrorBoundary"
import { reportWebVitals } from "./src/errors/reportWebVitals"
import { hydrateInSlices } from "./src/hydration/hydrateInSlices"
import { KnownResults, takePageData } from "./src/hydration/takePageData"
import { holdHistory, holdNavigation } from "./src/islands/holdNavigation"
import { replayEventsSoon } from "./src/islands/replayEvents"
import { Layout } from "./src/layout/Layout"
import { openTarget } from "./src/links/openTarget"
import { prefetchPage } from "./src/links/prefetchPage"
import { UnfinishedBanner } from "./src/preview/UnfinishedBanner"

takePageData()
if (typeof window !== "undefined") holdHistory()

export { shouldUpdateScroll } from "./src/links/shouldUpdateScroll"

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootErrorBoundary>
    <KnownResults>{element}</KnownResults>
  </RootErrorBoundary>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const { unfinished } = props.pageContext as { unfinished?: string }
  const isPreview = process.env.NODE_ENV === "development"
  return (
    <Layout path={props.location.pathname}>
      {isPreview && unfinished && <UnfinishedBanner reason={unfinished} />}
      {element}
    </Layout>
  )
}

/** Runs after each change of page or fragment. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => openTarget()

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  reportWebVitals()
  if (process.env.NODE_ENV === "development") (await import("./src/preview/IssueOverlay")).watchIssues()
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.isHydrated = true
  delete document.documentElement.dataset.bootTimedOut
  holdNavigation()
  replayEventsSoon()
}

export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = prefetchPage

/** Not in `gatsby develop`, which has no HTML to hydrate. Gatsby's type for this function is that of React 17. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined
