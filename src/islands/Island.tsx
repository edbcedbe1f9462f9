import { type ComponentType, lazy, memo, type RefObject, Suspense, useRef, useState } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import { useHydrated } from "../components/hooks/useHydrated"
import { ErrorBoundaryBase } from "../errors/ErrorBoundaryBase"
import { SectionErrorMessage } from "../errors/SectionErrorBoundary"
import { dehydratedAttribute, markHydrated } from "./dehydrated"
import * as styles from "./Island.module.css"
import { loadWhenWanted } from "./loadWhenWanted"
import { once } from "./once"
import { replayEventsSoon } from "./replayEvents"

/** Rendered beside an island's content in its boundary, so that its effect runs when the content is hydrated, or has failed. */
const HydrationEffect = ({ island }: { island: RefObject<HTMLElement> }) => {
  useBrowserLayoutEffect(() => {
    if (island.current) markHydrated(island.current)
    replayEventsSoon()
  }, [island])
  return null
}

interface BoundaryProps {
  island: RefObject<HTMLElement>
  content: ComponentType<object>
}

/** Renders again only for other props: a boundary that is rendered again before hydration loses its HTML. */
const Boundary = memo(({ island, content: Content, ...props }: BoundaryProps) => (
  <ErrorBoundaryBase
    fallback={(error) => (
      <>
        <SectionErrorMessage error={error} />
        <HydrationEffect island={island} />
      </>
    )}
  >
    <Suspense fallback={<div className={styles.waiting} />}>
      <Content {...props} />
      <HydrationEffect island={island} />
    </Suspense>
  </ErrorBoundaryBase>
))

interface HydrationProps {
  /** Whether it is hydrated in view without an interaction too: for what a script has to add, as a draft to a form. */
  hydratedInView?: boolean
}

interface IslandOptions<Props> extends HydrationProps {
  /** Names the island in messages and on its element. */
  name: string
  /** Loads its code; the chunk's name begins with `island-`. */
  load: () => Promise<ComponentType<Props>>
}

/**
 * A part of a page whose HTML is there from the start. Its code is loaded and hydrates it when the visitor begins to use the
 * page, or has it in view (`hydratedInView`). The module that defines it imports the CSS of its content, which the HTML needs.
 * Its props are plain values or page data, which stay the same objects; `hydratedInView` is as defined unless a page says otherwise.
 */
export const defineIsland = <Props extends object>({ name, load, hydratedInView: byDefault }: IslandOptions<Props>) => {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = once(async () => {
    Loaded = await load()
    return Loaded
  })
  // The server renders pages in one go, so the code must be loaded by then; `renderPage` reports it if not.
  if (typeof document === "undefined") loadOnce().catch(() => undefined)

  return ({ hydratedInView = byDefault, ...props }: Props & HydrationProps) => {
    const isHydrated = useHydrated()
    const island = useRef<HTMLDivElement>(null)
    const [wasDehydrated] = useState(!isHydrated)
    const [content] = useState(() => {
      const loadContent = () =>
        island.current && wasDehydrated
          ? loadWhenWanted(island.current, { name, hydratedInView, load: loadOnce })
          : loadOnce()
      return (Loaded ?? lazy(async () => ({ default: await loadContent() }))) as ComponentType<object>
    })
    return (
      <div ref={island} data-island={name} {...(wasDehydrated && { [dehydratedAttribute]: "" })}>
        <Boundary {...props} island={island} content={content} />
      </div>
    )
  }
}
