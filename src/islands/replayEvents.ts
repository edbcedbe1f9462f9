import { isDehydrated } from "./dehydrated"

/** Finds a control, even if React has replaced it; undefined if it is gone. */
type FindControl = () => HTMLElement | undefined

declare global {
  interface Window {
    /** The buttons that were clicked and the forms that were submitted before hydration, in order. */
    queuedControls?: readonly FindControl[]
  }
}

/** Controls that do nothing without React. Links, disclosures, buttons with a command and other forms do work. */
const controls = { click: "button[type=button]:not([commandfor])", submit: "form[data-draft]" }

/**
 * Remembers a control by its island and its number there. React replaces HTML that something else has changed, such as
 * a translation, by the same controls.
 */
const finderOf = (control: HTMLElement, selector: string): FindControl => {
  const islandOf = (element: Element) => element.closest<HTMLElement>("[data-island]")?.dataset.island
  const island = islandOf(control)
  const all = () => [...document.querySelectorAll<HTMLElement>(selector)].filter((other) => islandOf(other) === island)
  const number = all().indexOf(control)
  return () => (control.isConnected ? control : all()[number])
}

const leaveOut = (find: FindControl) => {
  window.queuedControls = (window.queuedControls ?? []).filter((queued) => queued !== find)
}

/**
 * Queues clicks and submits that React does not handle yet: it stops events in islands whose code is not loaded, and a
 * submit would leave the page. Call it in the head, before anything can be clicked.
 */
export const queueEvents = () => {
  for (const [type, selector] of Object.entries(controls))
    addEventListener(
      type,
      (event) => {
        const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
        if (!control || !isDehydrated(control)) return
        if (type === "submit") event.preventDefault()
        const find = finderOf(control, selector)
        window.queuedControls = [...(window.queuedControls ?? []), find]
        // If the code is loaded, React hydrates during the event and handles it.
        control.addEventListener(type, () => isDehydrated(control) || leaveOut(find), { capture: true, once: true })
      },
      true,
    )
}

/** Whether a second use may be intended. Forms are resubmitted, and panels reopened, only because nothing happened. */
const isRepeatable = (control: HTMLElement) =>
  !(control instanceof HTMLFormElement) && !control.hasAttribute("aria-expanded")

/** Makes React hydrate a part of the page that it has not reached yet, as it does when something in it is used. */
const hydrateAround = (control: HTMLElement) => control.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }))

/** Repeats the queued clicks and submits of controls that are hydrated by now. */
export const replayEvents = () => {
  const isReady = (find: FindControl) => {
    const control = find()
    return control !== undefined && !isDehydrated(control)
  }
  const { queuedControls = [] } = window
  const ready = queuedControls.filter(isReady)
  window.queuedControls = queuedControls.filter((find) => find() && !ready.includes(find))
  const used = new Set<HTMLElement>()
  for (const find of ready) {
    const before = find()
    if (before) hydrateAround(before)
    const control = find()
    if (!control || (used.has(control) && !isRepeatable(control))) continue
    used.add(control)
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** {@link replayEvents}, but after React's commit, during which React would not handle them. */
export const replayEventsSoon = () => void setTimeout(replayEvents)
