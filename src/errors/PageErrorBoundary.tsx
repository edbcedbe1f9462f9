import type { ReactNode } from "react"
import { useHomeName } from "../site/useHomeName"
import { useLabels } from "../site/useLabels"
import { ChunkLoadMessage } from "./ChunkLoadMessage"
import { chunkId } from "./chunkId"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import * as styles from "./PageErrorBoundary.module.css"

const Failure = ({ error }: { error: Error }) => {
  const { errors } = useLabels()
  const homeName = useHomeName()
  return (
    <div className={styles.failure}>
      <h1>{errors.unexpected}</h1>
      {chunkId(error) !== undefined && <ChunkLoadMessage error={error} />}
      {/* A plain link: what has failed may be the very code that changes pages. */}
      <a href="/">{homeName}</a>
    </div>
  )
}

interface PageErrorBoundaryProps {
  /** The page's path: on another page everything is tried again. */
  path?: string
  children: ReactNode
}

/** Wraps the page: whatever it throws, the visitor reads what happened and finds a way on. */
export const PageErrorBoundary = ({ path, children }: PageErrorBoundaryProps) => (
  <ErrorBoundaryBase resetKey={path} fallback={(error) => <Failure error={error} />}>
    {children}
  </ErrorBoundaryBase>
)
