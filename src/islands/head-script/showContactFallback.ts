import { loadFailureEvent } from "../../components/errors/loadFailure"
import { isDehydrated } from "../dehydrated"

/** Milliseconds that a submitted form waits for its script, since a hanging script reports no failure. */
const SCRIPT_TIMEOUT_MS = 10_000

const showIn = (form: Element) => {
  const place = form.querySelector<HTMLElement>("[data-contact-fallback]")
  if (!place || !isDehydrated(form)) return
  place.innerHTML = form.querySelector("noscript")?.textContent ?? ""
  place.hidden = false
}

/**
 * If a page does not become interactive, for example because the connection drops, its dehydrated forms show the same
 * as without scripts: other ways to get in touch (`NoScriptNote`).
 */
export const showContactFallback = () => {
  addEventListener(loadFailureEvent, () => {
    for (const form of document.querySelectorAll("form[data-draft]")) showIn(form)
  })
  const showAndScroll = (form: Element) => {
    showIn(form)
    form.querySelector("[data-contact-fallback]:not([hidden])")?.scrollIntoView({ block: "nearest" })
  }
  addEventListener(
    "submit",
    ({ target }) => setTimeout(() => showAndScroll(target as Element), SCRIPT_TIMEOUT_MS),
    true,
  )
}
