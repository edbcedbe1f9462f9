import { isDehydrated } from "./dehydrated"

declare global {
  interface Window {
    /** The buttons that were clicked and the forms that were submitted before hydration, in order. */
    queuedControls?: readonly HTMLElement[]
  }
}

/** Controls that do nothing without React. Links, disclosures, buttons with a command and other forms do work. */
const controls = { click: "button[type=button]:not([commandfor])", submit: "form[data-draft]" }

const leaveOut = (control: HTMLElement) => {
  window.queuedControls = (window.queuedControls ?? []).filter((queued) => queued !== control)
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
        window.queuedControls = [...(window.queuedControls ?? []), control]
        // If the code is loaded, React hydrates during the event and handles it.
        control.addEventListener(type, () => isDehydrated(control) || leaveOut(control), { capture: true, once: true })
      },
      true,
    )
}

/** Whether a second use may be intended. Forms are resubmitted, and panels reopened, only because nothing happened. */
const isRepeatable = (control: HTMLElement) =>
  !(control instanceof HTMLFormElement) && !control.hasAttribute("aria-expanded")

/** A control, or the form that React has put in the place of a form whose HTML had been changed. */
const inPage = (control: HTMLElement) => {
  if (control.isConnected || !(control instanceof HTMLFormElement)) return control
  return [...document.forms].find(({ dataset }) => dataset.draft === control.dataset.draft) ?? control
}

/** Repeats the queued clicks and submits of controls that are hydrated by now. */
export const replayEvents = () => {
  const queued = window.queuedControls?.map(inPage) ?? []
  window.queuedControls = queued.filter(isDehydrated)
  const ready = queued.filter((control) => control.isConnected && !isDehydrated(control))
  for (const [index, control] of ready.entries()) {
    if (ready.indexOf(control) < index && !isRepeatable(control)) continue
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** {@link replayEvents}, but after React's commit, during which React would not handle them. */
export const replayEventsSoon = () => void setTimeout(replayEvents)
