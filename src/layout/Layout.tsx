import { type ReactNode, Suspense } from "react"
import { ErrorBoundaryBase } from "../components/errors/ErrorBoundaryBase"
import { LoadFailureBanner } from "../components/errors/LoadFailureBanner"
import { PageErrorBoundary } from "../components/errors/PageErrorBoundary"
import { Toasts } from "../components/toasts/Toasts"
import { defineIsland } from "../islands/Island"
import { endsWithSubscription } from "../site/endsWithSubscription"
import { useLabels } from "../site/useLabels"
import { Header } from "./Header/Header"
import * as styles from "./Layout.module.css"

const Footer = defineIsland({
  name: "footer",
  load: async () => (await import(/* webpackChunkName: "island-footer" */ "./Footer/Footer")).Footer,
})

const Subscription = defineIsland({
  name: "subscription",
  load: async () =>
    (await import(/* webpackChunkName: "island-subscription" */ "../sections/SubscriptionBand/SubscriptionBand"))
      .SubscriptionBand,
})

const FloatingButtons = defineIsland({
  name: "buttons",
  load: async () => (await import(/* webpackChunkName: "island-buttons" */ "./FloatingButtons")).FloatingButtons,
})

interface LayoutProps {
  /** The page's path. */
  path: string
  children: ReactNode
}

/** Created once: a dehydrated boundary must not be re-rendered on each change of page. */
const header = (
  <Suspense>
    <Header />
  </Suspense>
)
const subscription = <Subscription />
const footer = <Footer />
const buttons = <FloatingButtons />

/** A part around the page, in its own boundary, since the page can be used without it. */
const LayoutPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundaryBase fallback={() => null}>{children}</ErrorBoundaryBase>
)

/** What surrounds every page, and stays in place when the page changes. */
export const Layout = ({ path, children }: LayoutProps) => {
  const { skipToContent } = useLabels()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {skipToContent}
      </a>
      {/* First, so that truncated HTML still contains it. */}
      <LoadFailureBanner />
      <LayoutPart>{header}</LayoutPart>
      <main id="content" className={styles.main} tabIndex={-1}>
        <PageErrorBoundary path={path}>{children}</PageErrorBoundary>
      </main>
      <div className={styles.end}>
        {endsWithSubscription(path) && <LayoutPart>{subscription}</LayoutPart>}
        <LayoutPart>{footer}</LayoutPart>
        <LayoutPart>{buttons}</LayoutPart>
      </div>
      <LayoutPart>
        <Toasts />
      </LayoutPart>
    </>
  )
}
