import { StaticQueryContext } from "gatsby"
import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from "react"
import type { Root } from "react-dom/client"
import { useNearViewport } from "../components/hooks/useNearViewport"
import { lostEvent } from "../faults/lost"
import { hydrateInSlices } from "../html/hydrateInSlices"
import { LateDrawing } from "./LateDrawing"

interface KeptPartProps {
  /** No other part of the page has it. */
  name: string
  /** How near it comes to the visible page before it comes alive. */
  margin?: string
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
 * comes near or is used; then React takes it over, as a page of its own.
 * What is pressed in it before that is pressed again, and what is sent is sent (`takeEarlyUse`). If the script does not
 * come, the page says so as it does where it cannot come alive as a whole (`lostScriptScript`); a further press tries again.
 */
export const KeptPart = ({ name, margin, fetchScript, draw }: KeptPartProps) => {
  const results = useContext(StaticQueryContext)
  const drawing = useContext(LateDrawing)
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>()
  const isWanted = useRef(false)
  /** The buttons that were pressed in vain; undefined when the part is alive. */
  const pressed = useRef<HTMLElement[] | undefined>([])
  const near = useNearViewport(place, margin)

  const part = () => <StaticQueryContext.Provider value={results}>{draw()}</StaticQueryContext.Provider>

  const beTaken = () => {
    const buttons = pressed.current ?? []
    pressed.current = undefined
    for (const button of buttons) if (button.isConnected) button.click()
  }
  const takeOver = () =>
    fetchScript().then(
      () => {
        if (place.current && !root.current)
          root.current = hydrateInSlices(<Taken onTaken={beTaken}>{part()}</Taken>, place.current, name)
      },
      () => {
        if (isWanted.current) dispatchEvent(new CustomEvent(lostEvent, { detail: name }))
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

  const keepUse = ({ target, type }: SyntheticEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>("button") : null
    if (!pressed.current || (type === "click" && !control)) return
    if (control?.matches("[type=button]")) pressed.current.push(control)
    isWanted.current = true
    void takeOver()
  }
  return (
    <div
      ref={place}
      data-late={name}
      onClickCapture={keepUse}
      onSubmitCapture={keepUse}
      // React leaves alone what it is told to know nothing of.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build has drawn
      dangerouslySetInnerHTML={{ __html: drawing?.(name, part()) ?? "" }}
      suppressHydrationWarning
    />
  )
}
