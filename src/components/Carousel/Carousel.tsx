import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type Slick from "react-slick"
import { useNearViewport } from "../hooks/useNearViewport"
import { Arrows, type CarouselLabels } from "./Arrows"
import * as styles from "./Carousel.module.css"
import { Dots } from "./Dots"
import type { Emphasis, SlickSlides, Slide } from "./SlickSlides"
import { useSlideCount } from "./useSlideCount"

/** The maximum number of slides that the stylesheet shows side by side. */
const MOST_IN_VIEW = 4

/** The indexes of the first and the middle slide in view in the list, where the carousel that replaces it starts. */
export const placeInList = (list: HTMLUListElement | null) => {
  const width = list?.firstElementChild?.getBoundingClientRect().width
  if (!list || !width) return { first: 0, middle: 0 }
  const first = Math.round(list.scrollLeft / width)
  return { first, middle: first + Math.floor(Math.round(list.clientWidth / width) / 2) }
}

/** Milliseconds after which a list that was scrolled is at rest. */
const REST_MS = 100

/**
 * The index of the current slide of a list that was scrolled: the first in view. At its end, where the last ones cannot
 * become the first in view, one of them that was chosen stays.
 */
export const currentInList = (list: HTMLUListElement, chosen: number, count: number) => {
  const { first } = placeInList(list)
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1
  return isAtEnd && chosen > first && chosen < first + count ? chosen : first
}

/** Calls back as soon as the focus is outside an element, so that the element can be replaced. */
export const whenFocusLeaves = (element: HTMLElement | null, callback: () => void) => {
  const holdsFocus = () => element?.contains(document.activeElement)
  if (!element || !holdsFocus()) return callback()
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (holdsFocus() || (relatedTarget instanceof Node && element.contains(relatedTarget))) return
    element.removeEventListener("focusout", leave)
    callback()
  }
  element.addEventListener("focusout", leave)
}

export interface CarouselProps {
  /** What the carousel shows, for the labels of the controls. */
  name: string
  /** Which row of breakpoints in the stylesheet applies. */
  kind: "cards" | "feedback" | "features" | "posts"
  slides: readonly Slide[]
  labels: CarouselLabels
  /** The section's head, which has the arrows at its right. */
  head?: (arrows: ReactNode) => ReactNode
  /** Whether there is a dot for every slide, instead of the current one's number. */
  dots?: boolean
  emphasis?: Emphasis
}

/**
 * Slides in an endless row, moved one at a time by arrows, dots and swiping; nothing moves by itself. The HTML holds a
 * plain list that scrolls. react-slick is fetched when the list comes near the viewport, and replaces it in place
 * (docs/specification.md, Carousels).
 */
export const Carousel = ({ name, kind, slides, labels, head, dots = false, emphasis }: CarouselProps) => {
  const root = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const slider = useRef<Slick>(null)
  const [current, setCurrent] = useState(0)
  const [Slider, setSlider] = useState<typeof SlickSlides>()
  const near = useNearViewport(root)
  const count = useSlideCount(root)

  useEffect(() => {
    if (!near) return
    let shown = true
    import("./SlickSlides").then(
      ({ SlickSlides: loaded }) =>
        whenFocusLeaves(list.current, () => {
          if (!shown) return
          const { first, middle } = placeInList(list.current)
          // Synchronously, so that the focus cannot enter the list while it is being replaced.
          flushSync(() => {
            setCurrent((emphasis === "centre" ? middle : first) % slides.length)
            setSlider(() => loaded)
          })
        }),
      // If the code cannot be loaded, the scrolling list stays.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [near, emphasis, slides.length])

  const goTo = (index: number) => {
    if (slider.current) return slider.current.slickGoTo(index)
    const width = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    list.current?.scrollTo({ left: index * width })
    setCurrent(index)
  }
  const move = (step: 1 | -1) => {
    if (!slider.current) return goTo((current + step + slides.length) % slides.length)
    if (step === 1) slider.current.slickNext()
    else slider.current.slickPrev()
  }
  const rest = useRef<ReturnType<typeof setTimeout>>()
  const follow = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const scrolled = list.current
      if (scrolled) setCurrent((chosen) => currentInList(scrolled, chosen, count))
    }, REST_MS)
  }
  const movable = count === 0 || slides.length > count
  // With few slides the controls may have no effect, so they are hidden until that is known.
  const pending = count === 0 && slides.length <= MOST_IN_VIEW
  const arrows = (
    <Arrows
      name={name}
      labels={labels}
      total={slides.length}
      current={current}
      onMove={move}
      hidden={!movable}
      numbered={!dots}
      pending={pending}
    />
  )
  const style = { "--count": slides.length } as CSSProperties

  return (
    <fieldset ref={root} className={styles.carousel} style={style} data-kind={kind} aria-label={name}>
      {head ? head(arrows) : arrows}
      <div className={styles.viewport}>
        {Slider && count > 0 && movable ? (
          <Slider
            slick={slider}
            slides={slides}
            count={count}
            current={current}
            onChange={setCurrent}
            emphasis={count > 1 ? emphasis : undefined}
          />
        ) : (
          // A list that scrolls must be reachable by keyboard.
          <ul ref={list} className={styles.list} onScroll={follow} tabIndex={movable ? 0 : undefined}>
            {slides.map(({ key, content }) => (
              <li key={key} className={styles.slide}>
                {content}
              </li>
            ))}
          </ul>
        )}
      </div>
      {dots && movable && (
        <Dots count={slides.length} current={current} labels={labels} onChoose={goTo} pending={pending} />
      )}
    </fieldset>
  )
}
