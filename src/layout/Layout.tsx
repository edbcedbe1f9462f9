import { type ReactNode, Suspense } from "react"
import { ErrorBoundary } from "../faults/ErrorBoundary"
import { SharedPart } from "../html/SharedPart"
import { useLabels } from "../site/useLabels"
import { Toasts } from "../toasts/Toasts"
import { FloatingButtons } from "./FloatingButtons"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import * as styles from "./Layout.module.css"

interface LayoutProps {
  /** The page's path. */
  path: string
  children: ReactNode
}

/** Made once: a part that is still waiting to come alive is not to be told of every change of the page. */
const header = (
  <SharedPart name="header">
    <Suspense>
      <Header />
    </Suspense>
  </SharedPart>
)
const footer = (
  <SharedPart name="footer">
    <Suspense>
      <Footer />
    </Suspense>
  </SharedPart>
)

const buttons = (
  <SharedPart name="buttons">
    <FloatingButtons />
  </SharedPart>
)

/** What surrounds every page, and stays in place when the page changes. */
export const Layout = ({ path, children }: LayoutProps) => {
  const { skipToContent } = useLabels()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {skipToContent}
      </a>
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary path={path}>{children}</ErrorBoundary>
      </main>
      <div className={styles.end}>
        {footer}
        {buttons}
      </div>
      <Toasts />
    </>
  )
}
