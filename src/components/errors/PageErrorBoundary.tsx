import type { ReactNode } from "react"
import { useLabels } from "../../site/useLabels"
import { ChunkLoadMessage } from "./ChunkLoadMessage"
import { chunkId } from "./chunkId"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import * as styles from "./PageErrorBoundary.module.css"

const Failure = ({ error }: { error: Error }) => {
  const { errors, navigation } = useLabels()
  return (
    <div className={styles.failure}>
      <h1>{errors.unexpected}</h1>
      {chunkId(error) !== undefined && <ChunkLoadMessage error={error} />}
      {/* A plain link, since the code for client-side navigation may have failed. */}
      <a href="/">{navigation.home}</a>
    </div>
  )
}

interface PageErrorBoundaryProps {
  /** The page's path; when it changes, rendering is tried again. */
  path?: string
  children: ReactNode
}

/** Wraps the page. If it throws, the visitor gets an explanation and a link home. */
export const PageErrorBoundary = ({ path, children }: PageErrorBoundaryProps) => (
  <ErrorBoundaryBase key={path} fallback={(error) => <Failure error={error} />}>
    {children}
  </ErrorBoundaryBase>
)
