import type { MetricType } from "web-vitals"
import { loadFailureBanner, loadFailureEvent, partFailureEvent } from "../components/errors/loadFailure"
import { reportWebVitals } from "../site/reportWebVitals"
import type { EventDetail, Measure, Place } from "./events"

/** Links by which visitors get in touch; those that share a page name no number or address. */
const contacts = [
  ["WhatsApp link", /^https:\/\/(?:wa\.me\/[^?]|api\.whatsapp\.com\/send\?phone=)/],
  ["Phone link", /^tel:/],
  ["Mail link", /^mailto:[^?]/],
] as const

const RIGHT_BUTTON = 2

const watchLinks = (measure: Measure) => {
  const tell = ({ target, button }: MouseEvent) => {
    const href = target instanceof Element && button !== RIGHT_BUTTON && target.closest("a")?.href
    const [event] = contacts.find(([, pattern]) => href && pattern.test(href)) ?? []
    if (event) measure(event)
  }
  // Before the page's own listeners, which may stop it; the second is for the middle button, which opens a tab.
  document.addEventListener("click", tell, true)
  document.addEventListener("auxclick", tell, true)
}

/** Tells the first key in each form, also while its code is not there. Drafts are named by the form and what it is about. */
const watchForms = (measure: Measure) => {
  const begun = new Set<string>()
  document.addEventListener("input", ({ target }) => {
    const { draft } = (target instanceof Element && target.closest<HTMLFormElement>("form[data-draft]")?.dataset) || {}
    if (!draft || begun.has(draft)) return
    begun.add(draft)
    measure("Form begun", draft.split(" ")[0] as EventDetail<"Form begun">)
  })
}

/** A web vital as text: layout shift with two decimals, times in milliseconds rounded to hundreds. */
const roundedVital = ({ name, value }: MetricType) =>
  name === "CLS" ? Math.min(value, 9.99).toFixed(2) : String(Math.min(Math.round(value / 100) * 100, 99_900))

/**
 * Tells each web vital of the page that the browser has loaded once: the package reports a value again each time that it has
 * grown when the page is hidden, and all of them anew when the browser shows a page that it has kept.
 */
const watchVitals = (page: Place, measure: Measure) => {
  const told = new Set<string>()
  reportWebVitals((metric) => {
    const { name, navigationType } = metric
    if (name === "FCP" || navigationType === "back-forward-cache" || told.has(name)) return
    told.add(name)
    measure(name, roundedVital(metric), page)
  })
}

const watchLoadFailures = (measure: Measure) => {
  const tell = () => measure("Load failure")
  // It may have happened before this code was there.
  if (loadFailureBanner()?.hidden === false) tell()
  for (const event of [loadFailureEvent, partFailureEvent]) window.addEventListener(event, tell)
}

/** Tells what happens on the pages of this visit. @param first the page that the browser has loaded, whose vitals these are */
export const watchPage = (first: Place, measure: Measure) => {
  watchLinks(measure)
  watchForms(measure)
  watchVitals(first, measure)
  watchLoadFailures(measure)
  // Back to a page that the browser has kept as it was.
  window.addEventListener("pageshow", ({ persisted }) => persisted && measure("Page seen"))
}
