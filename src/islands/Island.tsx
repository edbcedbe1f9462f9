import { type ComponentType, lazy, memo, type RefObject, Suspense, useContext, useRef, useState } from "react"
import { ErrorBoundaryBase } from "../components/errors/ErrorBoundaryBase"
import { SectionErrorMessage } from "../components/errors/SectionErrorBoundary"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import { useHydrated } from "../components/hooks/useHydrated"
import { once } from "../site/once"
import "../forms/drafts/usedForms"
import { dehydratedAttribute, markHydrated } from "./dehydrated"
import * as styles from "./Island.module.css"
import { loadWhenWanted } from "./loadWhenWanted"
import { loadLateFields } from "./page-data/lateFields"
import { loadLateResults, ReadsOf } from "./page-data/lateResults"
import { replayEventsSoon } from "./replayEvents"

/** Rendered next to an island's content, so that its effect runs once the content is hydrated or has failed. */
const HydrationEffect = ({ island }: { island: RefObject<HTMLElement> }) => {
  useBrowserLayoutEffect(() => {
    if (island.current) markHydrated(island.current)
    replayEventsSoon()
  }, [island])
  return null
}

interface WaitingProps {
  /** What the island's HTML was, if React has replaced it. */
  replaced: readonly ChildNode[]
}

/** Shows while the code of an island loads: the HTML that was there, with focus and text, or nothing. */
const Waiting = ({ replaced }: WaitingProps) => {
  const place = useRef<HTMLDivElement>(null)
  useBrowserLayoutEffect(() => {
    const { focusedControl } = window
    place.current?.replaceChildren(...replaced)
    if (focusedControl && place.current?.contains(focusedControl)) focusedControl.focus({ preventScroll: true })
  }, [replaced])
  return <div ref={place} className={replaced.length === 0 ? styles.waiting : undefined} />
}

/**
 * The HTML of an island that React is about to replace, as it does with a page or section that something else has
 * changed before hydration. Empty on pages opened by navigation, which waits until all islands are hydrated.
 */
const replacedHtml = (name: string): readonly ChildNode[] => [
  ...(document.querySelector(`[data-island="${name}"][${dehydratedAttribute}]`)?.childNodes ?? []),
]

interface BoundaryProps extends WaitingProps {
  island: RefObject<HTMLElement>
  content: ComponentType<object>
}

/** Memoised, since a boundary that is re-rendered before hydration loses its HTML. */
const Boundary = memo(({ island, replaced, content: Content, ...props }: BoundaryProps) => (
  <ErrorBoundaryBase
    fallback={(error) => (
      <>
        <SectionErrorMessage error={error} />
        <HydrationEffect island={island} />
      </>
    )}
  >
    <Suspense fallback={<Waiting replaced={replaced} />}>
      <Content {...props} />
      <HydrationEffect island={island} />
    </Suspense>
  </ErrorBoundaryBase>
))

interface HydrationProps {
  /** Whether it is also hydrated when it comes into view: for content that a script adds, such as a form's draft. */
  hydratedInView?: boolean
}

interface IslandOptions<Props> extends HydrationProps {
  /** The island's name in messages and on its element. */
  name: string
  /** Loads its code from a chunk named `island-<name>`, by which the build finds its styles. */
  load: () => Promise<ComponentType<Props>>
  /** Whether it reads late fields of the page's query (`lateFields`); it then gets the whole data of the page. */
  readsLateFields?: boolean
}

/**
 * A part of a page whose HTML is there from the start. Its code is loaded and hydrates it when the visitor begins to
 * use the page, or sees the island (`hydratedInView`, which a page can override). Its props are plain values or page
 * data, which stay the same objects.
 */
export const defineIsland = <Props extends object>({
  name,
  load,
  readsLateFields = false,
  hydratedInView: byDefault,
}: IslandOptions<Props>) => {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = once(async () => {
    const [component] = await Promise.all([load(), loadLateResults(name), readsLateFields && loadLateFields()])
    Loaded = component
    return component
  })
  // The server renders pages synchronously, so the code must be loaded before; `renderPage` reports it if it is not.
  if (typeof document === "undefined") loadOnce().catch(() => undefined)

  return ({ hydratedInView = byDefault, ...props }: Props & HydrationProps) => {
    const isHydrated = useHydrated()
    const island = useRef<HTMLDivElement>(null)
    const [wasDehydrated] = useState(!isHydrated)
    const [replaced] = useState(() => (isHydrated ? replacedHtml(name) : []))
    const isStatic = wasDehydrated || replaced.length > 0
    const [content] = useState(() => {
      const loadContent = () =>
        island.current && wasDehydrated
          ? loadWhenWanted(island.current, { name, hydratedInView, load: loadOnce })
          : loadOnce()
      return (Loaded ?? lazy(async () => ({ default: await loadContent() }))) as ComponentType<object>
    })
    const Recorded = useContext(ReadsOf)
    const boundary = <Boundary {...props} island={island} replaced={replaced} content={content} />
    return (
      <div ref={island} data-island={name} {...(isStatic && { [dehydratedAttribute]: "" })}>
        {Recorded ? <Recorded island={name}>{boundary}</Recorded> : boundary}
      </div>
    )
  }
}
