import { type ComponentType, lazy, Suspense, useState } from "react"
import { useHydrated } from "../components/hooks/useHydrated"
import { KeptPart } from "./KeptPart"
import * as styles from "./latePart.module.css"

const isBuilding = typeof document === "undefined"

/** Whether the page that the visitor came to is alive: what is fetched from then on belongs to pages still to come. */
let isFirstPageTaken = false

/** To be called when the page that the visitor came to has come alive. */
export const takeFirstPage = () => {
  isFirstPageTaken = true
}

/**
 * A part of a page, below what is seen first, whose script is fetched when it comes near. Its HTML is there from the start.
 * On the pages that the visitor goes on to, it is drawn as all others are, its script being fetched with theirs.
 * @param name no other part of a page has it; the chunk of its script is named `late-` and this, so that its styles
 *   stand in the pages that hold it (`keepLateStyles`)
 */
export const latePart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined
  const fetchScript = async () => {
    Part ??= await load()
    return Part
  }
  if (isBuilding || isFirstPageTaken) void fetchScript().catch(() => undefined)
  const LazyPart = lazy(async () => ({ default: (await fetchScript()) as ComponentType<object> }))

  return (props: Props) => {
    const isHydrated = useHydrated()
    const [isKept] = useState(!isHydrated)
    if (isKept) return <KeptPart name={name} fetchScript={fetchScript} draw={() => Part && <Part {...props} />} />
    return Part ? (
      <Part {...props} />
    ) : (
      <Suspense fallback={<div className={styles.waiting} />}>
        <LazyPart {...props} />
      </Suspense>
    )
  }
}
