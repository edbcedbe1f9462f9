const key = "search-by-slash"

/** Whether the / key opens the search; visitors can turn it off, since speech and typing may trigger it. */
export const isSlashShortcutOn = () => {
  try {
    return localStorage.getItem(key) !== "off"
  } catch {
    return true
  }
}

/** Turns the / key on or off for this browser. */
export const setSlashShortcut = (on: boolean) => {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, "off")
  } catch {
    // If storage is blocked, the choice lasts only as long as the page.
  }
}

/** Whether keys are typed into the target of an event. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** In text fields of a Mac, Ctrl+K deletes the rest of the line. */
const deletesLine = ({ ctrlKey, target }: KeyboardEvent) =>
  ctrlKey && isTyping(target) && /^(?:Mac|iP)/.test(navigator.platform)

/**
 * Whether a key press opens the search: Ctrl or Cmd with K, or / outside of text fields. An open dialog handles its own
 * keys.
 */
export const isSearchShortcut = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey && !deletesLine(event)
  return event.key === "/" && !isTyping(event.target) && isSlashShortcutOn()
}
