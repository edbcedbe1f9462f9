/** Elements that must never be covered: controls, and forms with their messages. */
const controls = "a[href], button, input, select, textarea, summary, label, form, [tabindex='0']"

/** Pixels between tested points; less than the smallest control. */
const MESH = 12

/** Pixels kept free around the buttons. */
const MARGIN = 6

/** Milliseconds without movement after which the page counts as at rest. */
const SETTLE_MS = 180

/** Events that may bring another control under buttons that do not move. */
const changes = ["click", "input", "focusin", "focusout", "transitionend", "load"] as const

/** Evenly spaced points over a span, including both ends. */
const stops = (from: number, to: number) => {
  const steps = Math.ceil((to - from) / MESH)
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
}

/** Whether a control of the page is under the buttons. */
const coversControl = (buttons: HTMLElement) => {
  const { left, right, top, bottom } = buttons.getBoundingClientRect()
  return stops(left - MARGIN, right + MARGIN).some((x) =>
    stops(top - MARGIN, bottom + MARGIN).some((y) =>
      document.elementsFromPoint(x, y).some((element) => !buttons.contains(element) && element.closest(controls)),
    ),
  )
}

/** Whether most of the first screen is scrolled past, or the page is at its end, where the buttons have a place. */
const isBelowFirstScreen = () => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0.7 * clientHeight || scrollTop + clientHeight > scrollHeight - 2
}

/**
 * Lets buttons float above the page only while they cover no control: they move aside as soon as the page moves, and
 * return when it is at rest and no control is under them. `data-floats` is `clear` or `aside`; without it (before
 * scripts run) they are in their place at the page's end.
 * @returns unsubscribe
 */
export const avoidOverlap = (buttons: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    buttons.dataset.floats = isBelowFirstScreen() && !coversControl(buttons) ? "clear" : "aside"
  }
  const settleSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLE_MS)
  }
  const moveAside = () => {
    buttons.dataset.floats = "aside"
    settleSoon()
  }
  // By keyboard the buttons are reached in document order, after everything else, so they are scrolled into view.
  const scrollToButtons = ({ target }: FocusEvent) => {
    const isKeyboard = target instanceof Element && target.matches(":focus-visible")
    if (isKeyboard && buttons.dataset.floats === "aside")
      buttons.scrollIntoView({ block: "nearest", behavior: "instant" })
  }

  const growth = new ResizeObserver(settleSoon)
  growth.observe(document.body)
  for (const change of changes) document.addEventListener(change, settleSoon, { capture: true })
  for (const move of ["scroll", "resize"]) window.addEventListener(move, moveAside, { passive: true })
  buttons.addEventListener("focusin", scrollToButtons)
  moveAside()

  return () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const change of changes) document.removeEventListener(change, settleSoon, { capture: true })
    for (const move of ["scroll", "resize"]) window.removeEventListener(move, moveAside)
    buttons.removeEventListener("focusin", scrollToButtons)
  }
}
