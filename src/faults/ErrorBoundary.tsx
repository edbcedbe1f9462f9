import type { ReactNode } from "react"
import { useLabels } from "../site/useLabels"
import { ChunkFault } from "./ChunkFault"
import { chunkId } from "./chunkId"
import * as styles from "./ErrorBoundary.module.css"
import { FaultCatcher } from "./FaultCatcher"

const Failure = ({ fault }: { fault: Error }) => {
  const { errors, navigation } = useLabels()
  return (
    <div className={styles.failure}>
      <h1>{errors.unexpected}</h1>
      {chunkId(fault) !== undefined && <ChunkFault fault={fault} />}
      {/* A plain link: what has failed may be the very code that changes pages. */}
      <a href="/">{navigation.home}</a>
    </div>
  )
}

interface ErrorBoundaryProps {
  /** The page's path: on another page everything is tried again. */
  path?: string
  children: ReactNode
}

/** Stands around the page: whatever it throws, the visitor reads what happened and finds a way on. */
export const ErrorBoundary = ({ path, children }: ErrorBoundaryProps) => (
  <FaultCatcher attempt={path} instead={(fault) => <Failure fault={fault} />}>
    {children}
  </FaultCatcher>
)
