const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const

/**
 * Calls back once the visitor scrolls or uses the page: from then on nothing may move it.
 * @returns unsubscribe
 */
export const onVisitorMove = (callback: () => void) => {
  const from = window.scrollY
  const stop = () => {
    for (const type of moves) window.removeEventListener(type, move, true)
    window.removeEventListener("scroll", scroll, true)
  }
  const move = () => {
    stop()
    callback()
  }
  // The page itself may have been scrolled just before, which browsers report later.
  const scroll = () => window.scrollY !== from && move()
  for (const type of moves) window.addEventListener(type, move, { capture: true, passive: true })
  window.addEventListener("scroll", scroll, { capture: true, passive: true })
  return stop
}
