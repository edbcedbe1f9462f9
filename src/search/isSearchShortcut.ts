import { isSlashOn } from "./slashKey"

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** Whether a key press opens the search: Ctrl or Cmd with K, or / outside of text fields. */
export const isSearchShortcut = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey
  return event.key === "/" && !isTyping(event.target) && isSlashOn()
}
