import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react"
import { useHydrated } from "../components/hooks/useHydrated"
import { fetchLateResults } from "../html/pageData/takePageData"
import { askOnce } from "./askOnce"
import { fetchSoon } from "./fetchSoon"
import { KeptPart } from "./KeptPart"
import * as styles from "./latePart.module.css"

/** The elements around a late part, as `KeptPart` has them: the styles of a page are to find the same ones on every way to it. */
const InLatePlace = ({ children }: { children: ReactNode }) => (
  <div>
    <div>{children}</div>
  </div>
)

interface LatePartOptions<Props> {
  /** No other part of a page has it. */
  name: string
  /** Its chunk is named `late-` and something, so that its styles stand in the pages that hold it (`keepLateStyles`). */
  load: () => Promise<ComponentType<Props>>
  /** How near the part comes to the visible page before it comes alive, as a `rootMargin`; by default 400 pixels. */
  margin?: string
  /** Whether it comes alive with the visitor's first move, wherever it stands: its script gives it its place. */
  atFirstMove?: boolean
}

/**
 * A part of a page whose script is fetched when it comes near, or with the visitor's first move. Its HTML is there from the
 * start. On the pages that the visitor goes on to it is drawn as all others are, its script being fetched with theirs.
 */
export const latePart = <Props extends object>({ name, load, ...wake }: LatePartOptions<Props>) => {
  let Part: ComponentType<Props> | undefined
  const fetchScript = askOnce(async () => {
    const [loaded] = await Promise.all([load(), fetchLateResults()])
    Part = loaded
    return loaded
  })
  fetchSoon(fetchScript)
  const LazyPart = lazy(async () => ({ default: (await fetchScript()) as ComponentType<object> }))

  /** @throws where the part is not loaded, as a build finds it whose file is wanting */
  const draw = (props: Props) => {
    if (!Part) throw new Error(`The late part "${name}" is not loaded`)
    return <Part {...props} />
  }

  return (props: Props) => {
    const isHydrated = useHydrated()
    const [isKept] = useState(!isHydrated)
    if (isKept) return <KeptPart name={name} {...wake} fetchScript={fetchScript} draw={() => draw(props)} />
    return (
      <InLatePlace>
        {Part ? (
          <Part {...props} />
        ) : (
          <Suspense fallback={<div className={styles.waiting} />}>
            <LazyPart {...props} />
          </Suspense>
        )}
      </InLatePlace>
    )
  }
}
