import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"
import Slick from "react-slick"
import * as carousel from "./Carousel.module.css"
import * as styles from "./SlickSlides.module.css"

/** One slide: a unique name, and its content. */
export interface Slide {
  key: string
  content: ReactNode
}

/** Which visible slide is larger than its neighbours, which are dimmed. */
export type Emphasis = "centre" | "second"

/** How long a slide takes to move into place (docs/specification.md, Carousels). */
const SLIDE_MS = 500

interface SlickSlidesProps {
  /** Receives the slider, for the controls. */
  slick: RefObject<Slick>
  slides: readonly Slide[]
  /** How many slides show side by side. */
  count: number
  current: number
  onChange: (index: number) => void
  emphasis: Emphasis | undefined
}

/**
 * Gives slick's elements list roles, marks the current slide, and hides slides out of view, including slick's clones,
 * from keyboard and screen reader. Slick has no settings for these, and its own class for slides in view includes one
 * too many if an even number is centred.
 */
const markSlides = (root: Element | null, first: number, count: number, current: number, total: number) => {
  root?.querySelector(".slick-track")?.setAttribute("role", "list")
  for (const slide of root?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    const index = Number(slide.dataset.index)
    slide.toggleAttribute("inert", index < first || index >= first + count)
    slide.setAttribute("role", "listitem")
    slide.setAttribute("aria-setsize", String(total))
    slide.setAttribute("aria-posinset", String(((index + total) % total) + 1))
    if (index === current) slide.setAttribute("aria-current", "true")
    else slide.removeAttribute("aria-current")
  }
}

/** The slides as react-slick renders them. A separate module, so that it is loaded only when a carousel comes near. */
export const SlickSlides = ({ slick, slides, count, current, onChange, emphasis }: SlickSlidesProps) => {
  const root = useRef<HTMLDivElement>(null)
  // Constant: a change makes slick re-render its track, which cuts short the move from the last to the first slide.
  const [start] = useState(current)

  const first = emphasis === "centre" ? current - Math.floor(count / 2) : current
  const mark = () => markSlides(root.current, first, count, current, slides.length)
  // In a layout effect, so that it runs after every change of the slides and before the next key event.
  useLayoutEffect(mark)

  const large = emphasis === "second" ? (current + 1) % slides.length : current
  return (
    <div ref={root} className={styles.slick} data-emphasis={emphasis}>
      <Slick
        ref={slick}
        infinite
        initialSlide={start}
        speed={SLIDE_MS}
        slidesToShow={count}
        slidesToScroll={1}
        centerMode={emphasis === "centre"}
        centerPadding="0px"
        arrows={false}
        dots={false}
        accessibility={false}
        // Text can be selected with the mouse; fingers swipe.
        draggable={false}
        autoplay={false}
        beforeChange={(_, next) => onChange(next)}
        afterChange={mark}
        onReInit={mark}
        onInit={mark}
      >
        {slides.map(({ key, content }, index) => (
          <div key={key} className={`${carousel.slide} ${styles.slide}`}>
            <div className={emphasis && (index === large ? styles.large : styles.dimmed)}>{content}</div>
          </div>
        ))}
      </Slick>
    </div>
  )
}
