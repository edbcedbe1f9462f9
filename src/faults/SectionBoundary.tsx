import type { ReactNode } from "react"
import { useLabels } from "../site/useLabels"
import { ChunkFault } from "./ChunkFault"
import { chunkId } from "./chunkId"
import { FaultCatcher } from "./FaultCatcher"
import * as styles from "./SectionBoundary.module.css"

/** What stands in place of a section that failed. */
export const SectionFailure = ({ fault }: { fault: Error }) => {
  const { errors } = useLabels()
  return (
    <div className={styles.failure}>
      {chunkId(fault) === undefined ? <p>{errors.section}</p> : <ChunkFault fault={fault} />}
    </div>
  )
}

/** Stands around one section: if it fails, the rest of the page stays. */
export const SectionBoundary = ({ children }: { children: ReactNode }) => (
  <FaultCatcher instead={(fault) => <SectionFailure fault={fault} />}>{children}</FaultCatcher>
)
