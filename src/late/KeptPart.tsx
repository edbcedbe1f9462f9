import { StaticQueryContext } from "gatsby"
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { createRoot, type Root } from "react-dom/client"
import { useNearViewport } from "../components/hooks/useNearViewport"
import { lostEvent } from "../faults/lost"
import { SectionBoundary } from "../faults/SectionBoundary"
import { hydrateInSlices } from "../html/hydrateInSlices"
import { isPlainClick } from "../links/isPlainClick"
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

/** Tells when React has taken a part over, and answers what happens in it. */
const Taken = ({ children, onTaken }: { children: ReactNode; onTaken: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Not in the middle of React's own work, in which it hears no clicks on parts in `Suspense`.
    setTimeout(onTaken)
  }, [])
  return <>{children}</>
}

/** The page that is shown; where pages are built there is none. */
const shownPath = () => globalThis.location?.pathname

/**
 * Brings the HTML of a part to life. On another page than it was sent for, as the footer may find itself, it is drawn anew:
 * React would leave its marks of the current page as they are.
 */
const bringToLife = (part: ReactNode, html: Element, name: string, isItsPage: boolean) => {
  if (isItsPage) return hydrateInSlices(part, html, name)
  const root = createRoot(html, { identifierPrefix: name })
  root.render(part)
  return root
}

/** Whether a link leads to a page of this site. The browser follows all others by itself. */
const isOwnLink = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#")

/**
 * A part of the page that the visitor came to. What the host sent of it stays as it is, untouched by React, until the part
 * comes near or is used; then React takes it over, as a page of its own.
 * What is pressed in it before that is pressed again, and what is sent is sent (`takeEarlyUse`). If the script does not
 * come, links lead on all the same; of a button that does nothing the page says so as it does where it cannot come alive
 * as a whole (`lostScriptScript`), and a further press tries again.
 */
export const KeptPart = ({ name, margin, fetchScript, draw }: KeptPartProps) => {
  const results = useContext(StaticQueryContext)
  const drawing = useContext(LateDrawing)
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>()
  const isAlive = useRef(false)
  const pressed = useRef<HTMLElement[]>([])
  const [sentFor] = useState(shownPath)
  const near = useNearViewport(place, margin)

  const part = () => (
    <StaticQueryContext.Provider value={results}>
      <SectionBoundary>{draw()}</SectionBoundary>
    </StaticQueryContext.Provider>
  )

  const pressAgain = () => {
    isAlive.current = true
    for (const control of pressed.current.splice(0))
      if (control.isConnected && !control.matches("[type=submit]")) control.click()
  }
  const beLost = () => {
    for (const control of pressed.current.splice(0)) {
      if (control instanceof HTMLAnchorElement) return location.assign(control.href)
      dispatchEvent(new CustomEvent(lostEvent, { detail: name }))
    }
  }
  const takeOver = () =>
    fetchScript().then(() => {
      const html = place.current?.firstElementChild
      if (html && !root.current)
        root.current = bringToLife(<Taken onTaken={pressAgain}>{part()}</Taken>, html, name, sentFor === shownPath())
    }, beLost)

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

  const keepPress = (event: MouseEvent<HTMLElement>) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("a[href], button") : null
    if (isAlive.current || !control || !isPlainClick(event)) return
    if (control instanceof HTMLAnchorElement) {
      if (!isOwnLink(control)) return
      event.preventDefault()
    }
    pressed.current.push(control)
    void takeOver()
  }
  return (
    <div
      ref={place}
      data-late={name}
      onClickCapture={keepPress}
      // React leaves alone what it is told to know nothing of. The page of the part's own begins in an element that is
      // none of the outer page's: else React, asked by a click, does not find what it has to take over first.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build has drawn
      dangerouslySetInnerHTML={{ __html: drawing ? `<div>${drawing(name, part())}</div>` : "" }}
      suppressHydrationWarning
    />
  )
}
