import type { KeyboardEvent } from "react"

/** Moves the focus with the arrow keys: from the field down the links, and up again to the field. */
export const moveAmongLinks = (event: KeyboardEvent, room: HTMLElement) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
  const field = room.querySelector("input")
  const stops = [field, ...room.querySelectorAll("a")]
  const place = (stops as (Element | null)[]).indexOf(document.activeElement)
  const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}
