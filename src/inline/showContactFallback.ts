import { loadFailureEvent } from "../errors/loadFailure"
import { isDehydrated } from "../islands/dehydrated"

/**
 * Where a page does not become interactive, as when the connection drops half-way, its forms that are not hydrated show what
 * they show to visitors without scripts: how else to get in touch (`NoScriptNote`).
 */
export const showContactFallback = () =>
  addEventListener(loadFailureEvent, () => {
    for (const note of document.querySelectorAll("form[data-draft] noscript")) {
      const place = note.nextElementSibling
      if (!(place instanceof HTMLElement) || !isDehydrated(note)) continue
      place.innerHTML = note.textContent ?? ""
      place.hidden = false
    }
  })
