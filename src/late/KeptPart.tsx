import { StaticQueryContext } from "gatsby"
import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef, useState } from "react"
import type { Root } from "react-dom/client"
import { useNearViewport } from "../components/hooks/useNearViewport"
import { lostEvent } from "../faults/lost"
import { hydrateInSlices } from "../html/hydrateInSlices"
import { LateDrawing } from "./LateDrawing"

interface KeptPartProps {
  /** No other part of the page has it. */
  name: string
  /** Fetches the script that {@link draw} needs. */
  fetchScript: () => Promise<unknown>
  draw: () => ReactNode
}

/** Tells when React has taken a part over. */
const Taken = ({ children, onTaken }: { children: ReactNode; onTaken: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onTaken, [])
  return <>{children}</>
}

/**
 * A part of the page that the visitor came to. What the host sent of it stays as it is, untouched by React, until the part
 * comes near or is used; then its script is fetched, and takes it over as a page of its own.
 * What is pressed in it before that is pressed again. If its script does not come, the page says so as it does
 * where it cannot come alive as a whole (`lostScriptScript`), and a further press tries again.
 */
export const KeptPart = ({ name, fetchScript, draw }: KeptPartProps) => {
  const results = useContext(StaticQueryContext)
  const drawing = useContext(LateDrawing)
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>()
  const pressed = useRef<HTMLElement[]>([])
  const [isAlive, setAlive] = useState(false)
  const near = useNearViewport(place)

  const part = () => <StaticQueryContext.Provider value={results}>{draw()}</StaticQueryContext.Provider>
  const taken = () => {
    setAlive(true)
    for (const button of pressed.current.splice(0)) if (button.isConnected) button.click()
  }
  const takeOver = () =>
    fetchScript().then(
      () => {
        if (!place.current || root.current) return
        root.current = hydrateInSlices(<Taken onTaken={taken}>{part()}</Taken>, place.current, name)
      },
      () => {
        if (pressed.current.length > 0) dispatchEvent(new CustomEvent(lostEvent, { detail: name }))
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part comes near
  useEffect(() => {
    if (near) void takeOver()
  }, [near])
  useEffect(
    () => () => {
      const taken = root.current
      // React does not end one page while it is changing another.
      if (taken) queueMicrotask(() => taken.unmount())
    },
    [],
  )

  const keepPress = ({ target }: SyntheticEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null
    if (isAlive || !button) return
    if (button.matches("[type=button]")) pressed.current.push(button)
    void takeOver()
  }
  return (
    <div
      ref={place}
      onClickCapture={keepPress}
      // React leaves alone what it is told to know nothing of.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build has drawn
      dangerouslySetInnerHTML={{ __html: drawing?.(name, part()) ?? "" }}
      suppressHydrationWarning
    />
  )
}
