import type { ReactNode } from "react"
import { useLabels } from "../../site/useLabels"
import { ChunkLoadMessage } from "./ChunkLoadMessage"
import { chunkId } from "./chunkId"
import { ErrorBoundaryBase } from "./ErrorBoundaryBase"
import * as styles from "./SectionErrorBoundary.module.css"

/** What replaces a section that failed. */
export const SectionErrorMessage = ({ error }: { error: Error }) => {
  const { errors } = useLabels()
  return (
    <div className={styles.failure}>
      {chunkId(error) === undefined ? <p>{errors.section}</p> : <ChunkLoadMessage error={error} />}
    </div>
  )
}

/** Wraps one section: if it fails, the rest of the page stays. */
export const SectionErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundaryBase fallback={(error) => <SectionErrorMessage error={error} />}>{children}</ErrorBoundaryBase>
)
