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

/** Whether a key belongs to an input method, by which a word is being composed; 229 is the code of the last such key in Safari. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229

/** In text fields of a Mac, Ctrl+K deletes the rest of the line. */
const deletesLine = ({ ctrlKey, target }: KeyboardEvent) =>
  ctrlKey && isTyping(target) && /^(?:Mac|iP)/.test(navigator.platform)

/** Whether a key has the letter K, or its place on a keyboard whose letters are not Latin. */
const isLetterK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === "k" || (code === "KeyK" && !/\p{Script=Latin}/u.test(key))

/**
 * Whether a key press opens the search: Ctrl or Cmd with K, or / outside of text fields. An open dialog handles its own
 * keys.
 */
export const isSearchShortcut = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return false
  if (event.ctrlKey || event.metaKey) return isLetterK(event) && !event.shiftKey && !deletesLine(event)
  return event.key === "/" && !isTyping(event.target) && isSlashShortcutOn()
}
