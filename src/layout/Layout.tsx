import { type ReactNode, Suspense } from "react"
import { ErrorBoundary } from "../faults/ErrorBoundary"
import { FaultCatcher } from "../faults/FaultCatcher"
import { LostNote } from "../faults/LostNote"
import { SharedPart } from "../html/SharedPart"
import { latePart } from "../late/latePart"
import { useLabels } from "../site/useLabels"
import { Toasts } from "../toasts/Toasts"
import { Header } from "./Header/Header"
import * as styles from "./Layout.module.css"

interface LayoutProps {
  /** The page's path. */
  path: string
  children: ReactNode
}

const Footer = latePart({
  name: "footer",
  load: async () => (await import(/* webpackChunkName: "late-footer" */ "./Footer/Footer")).Footer,
})

const FloatingButtons = latePart({
  name: "buttons",
  load: async () => (await import(/* webpackChunkName: "late-buttons" */ "./FloatingButtons")).FloatingButtons,
  atFirstMove: true,
})

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

/** Without any of what surrounds it, a page can still be read and used. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <FaultCatcher instead={() => null}>{children}</FaultCatcher>
)

/** What surrounds every page, and stays in place when the page changes. */
export const Layout = ({ path, children }: LayoutProps) => {
  const { skipToContent } = useLabels()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {skipToContent}
      </a>
      {/* Early: what is cut short is cut behind it. */}
      <LostNote />
      <Surroundings>{header}</Surroundings>
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary path={path}>{children}</ErrorBoundary>
      </main>
      <div className={styles.end}>
        <Surroundings>{footer}</Surroundings>
        <Surroundings>{buttons}</Surroundings>
      </div>
      <Surroundings>
        <Toasts />
      </Surroundings>
    </>
  )
}
