import type { GatsbyBrowser, PrefetchPathnameArgs } from "gatsby"
import { lazy, type ReactNode, Suspense, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import "./src/styles/fonts.css"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import "./src/styles/print.css"
import { RootErrorBoundary } from "./src/components/errors/RootErrorBoundary"
import { openTarget } from "./src/components/links/openTarget"
import { holdHistory, holdNavigation } from "./src/islands/holdNavigation"
import { InlinedQueryResults, takePageData } from "./src/islands/page-data/takePageData"
import { replayEventsSoon } from "./src/islands/replayEvents"
import { Layout } from "./src/layout/Layout"
import { type PreviewedPage, PreviewStrip } from "./src/layout/preview/PreviewStrip"
import { measurePage } from "./src/measure/measure"
import { reportWebVitals } from "./src/site/reportWebVitals"

takePageData()
if (typeof window !== "undefined") holdHistory()

/** Whether a link or `navigate` has led to a location; Gatsby does not mark those that the browser has opened. */
const isNavigation = (location: object) => (location as { action?: string }).action === "PUSH"

/**
 * Whether Gatsby may scroll. A page that the browser opens, it also scrolls: to a fragment, or after a reload and Back to
 * where the visitor left it. Gatsby would scroll again once its script has loaded. On Back within a page the browser
 * scrolls too; Gatsby knows one position per page. On Back to a page with a fragment, Gatsby would scroll to that.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false
  if (isNavigation(location)) return true
  if (location.pathname === prevRouterProps.location.pathname) return false
  const [, top] = getSavedScrollPosition(location) ?? []
  if (!location.hash || !top) return true
  window.scrollTo(0, top)
  return false
}

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootErrorBoundary>
    <InlinedQueryResults>{element}</InlinedQueryResults>
  </RootErrorBoundary>
)

const isPreview = process.env.NODE_ENV === "development"

/** Undefined in a build. The condition is written out here and below, so that webpack leaves the panel out. */
const PagePanel =
  process.env.NODE_ENV === "development"
    ? lazy(async () => ({ default: (await import("./src/layout/preview/PagePanel")).PagePanel }))
    : undefined

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const path = props.location.pathname
  const page = (
    <Layout path={path}>
      {isPreview && <PreviewStrip {...(props.pageContext as PreviewedPage)} />}
      {element}
    </Layout>
  )
  if (process.env.NODE_ENV !== "development" || !PagePanel) return page
  return (
    <>
      {page}
      <Suspense>
        <PagePanel path={path} data={props.data} />
      </Suspense>
    </>
  )
}

/** Runs after each change of page or fragment. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  if (process.env.GATSBY_MEASURE) measurePage(location)
  return openTarget(isNavigation(location))
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  // Measuring calls it itself, with a callback.
  if (!process.env.GATSBY_MEASURE) reportWebVitals()
  if (process.env.NODE_ENV === "development") (await import("./src/site/watchIssues")).watchIssues()
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.isHydrated = true
  delete document.documentElement.dataset.bootTimedOut
  holdNavigation()
  replayEventsSoon()
}

/**
 * Once Gatsby has loaded the data of a page to which a visible link points, prefetches its script and CSS too. Gatsby
 * would look those up in its chunk map, which omits all files in folders.
 */
export const onPostPrefetchPathname = ({
  pathname,
  loadPage,
}: PrefetchPathnameArgs & { loadPage: (path: string) => Promise<unknown> }) => {
  void loadPage(pathname)
}

/**
 * Hydrates the page in slices of a few milliseconds, so that the browser can respond to the visitor in between. By
 * default React hydrates everything outside `Suspense` in one go.
 */
const hydrateInSlices = (content: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, content)
  })

/** Not in `gatsby develop`, which has no HTML to hydrate. Gatsby's type for this function is that of React 17. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined
