import { StaticQueryContext } from "gatsby"
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from "react"
import type { Root } from "react-dom/client"
import { useNearViewport } from "../components/hooks/useNearViewport"
import { lostEvent } from "../faults/lost"
import { SectionBoundary } from "../faults/SectionBoundary"
import { hydrateInSlices } from "../html/hydrateInSlices"
import { pressAgain } from "../html/pressAgain"
import { isPlainClick } from "../links/isPlainClick"
import { fetchSoon } from "./fetchSoon"
import { LateDrawing } from "./LateDrawing"

interface KeptPartProps {
  /** No other part of the page has it. */
  name: string
  /** How near it comes to the visible page before it comes alive. */
  margin?: string
  /** Whether it does so with the visitor's first move, too. */
  atFirstMove?: boolean
  /** Fetches the script that {@link draw} needs. */
  fetchScript: () => Promise<unknown>
  draw: () => ReactNode
}

/** Tells when React has taken a part over, and answers what happens in it. */
const Taken = ({ children, onTaken }: { children: ReactNode; onTaken: () => void }) => {
  useEffect(() => {
    // Not in the middle of React's own work, in which it hears no clicks on parts in `Suspense`.
    setTimeout(onTaken)
  }, [onTaken])
  return <>{children}</>
}

/** Milliseconds after which a link that was pressed waits no longer for its part. */
const patience = 4000

/**
 * Has the links of a part mark the page that is shown. It may be another than the part was sent for, as the footer finds, and
 * React leaves such marks as they are when it takes HTML over.
 */
const markCurrent = (html: Element) => {
  for (const link of html.querySelectorAll("a"))
    if (link.origin === location.origin && !link.hash && link.pathname === location.pathname)
      link.setAttribute("aria-current", "page")
    else if (link.getAttribute("aria-current") === "page") link.removeAttribute("aria-current")
}

/** Whether a link leads to a page of this site. The browser follows all others by itself. */
const isOwnLink = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#")

/** Has the browser follow the last of the links that were pressed; whether there is one. */
const followLast = (controls: readonly HTMLElement[]) => {
  const link = controls.findLast((control) => control instanceof HTMLAnchorElement)
  if (link) location.assign(link.href)
  return link !== undefined
}

/**
 * A part of the page that the visitor came to. What the host sent of it stays as it is, untouched by React, until the part
 * comes near or is used; then React takes it over, as a page of its own.
 * What is pressed in it before that is pressed again, and what is sent is sent (`takeEarlySubmit`). If the script does not
 * come, links lead on all the same; of a button that does nothing the page tells as it does where it cannot come alive as a
 * whole (`lostScriptScript`). Each further use tries again.
 */
export const KeptPart = ({ name, margin, atFirstMove = false, fetchScript, draw }: KeptPartProps) => {
  const results = useContext(StaticQueryContext)
  const drawing = useContext(LateDrawing)
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>()
  /** What was pressed before React could hear it, and on which page. */
  const pressed = useRef<{ control: HTMLElement; path: string }[]>([])
  const near = useNearViewport(place, margin)

  const part = () => (
    <StaticQueryContext.Provider value={results}>
      <SectionBoundary>{draw()}</SectionBoundary>
    </StaticQueryContext.Provider>
  )

  /** Those that still matter: whoever has gone on to another page wants no more of this one. */
  const takePressed = () =>
    pressed.current
      .splice(0)
      .filter(({ control, path }) => control.isConnected && path === location.pathname)
      .map(({ control }) => control)

  const answerPresses = () => pressAgain(takePressed().filter((control) => !control.matches("[type=submit]")))
  const takeOver = () =>
    fetchScript().then(
      () => {
        const html = place.current?.firstElementChild
        if (!html || root.current) return
        markCurrent(html)
        root.current = hydrateInSlices(<Taken onTaken={answerPresses}>{part()}</Taken>, html, name)
      },
      () => {
        for (const sign of ["focusin", "input"]) place.current?.addEventListener(sign, takeOver, { once: true })
        const controls = takePressed()
        if (!followLast(controls) && controls.length > 0) dispatchEvent(new CustomEvent(lostEvent, { detail: name }))
      },
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part comes near
  useEffect(() => {
    if (near) void takeOver()
  }, [near])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first move
  useEffect(() => {
    if (atFirstMove) fetchSoon(takeOver)
  }, [])
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
    // From the moment that React knows of the part it hears presses itself.
    if (root.current || !control || !isPlainClick(event)) return
    if (control instanceof HTMLAnchorElement) {
      if (!isOwnLink(control)) return
      event.preventDefault()
      setTimeout(() => root.current || followLast(takePressed()), patience)
    }
    pressed.current.push({ control, path: location.pathname })
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
