import type { QueuedForm } from "../forms/submitForm"
import { isDehydrated } from "../islands/dehydrated"

/**
 * Queues the submits of forms that are not hydrated: they would leave the page and lose what was typed.
 * `replaySubmit` repeats them when the forms are hydrated.
 */
export const queueSubmits = () =>
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as QueuedForm
      if (form.dataset.draft === undefined || !isDehydrated(form)) return
      event.preventDefault()
      form.isSubmitQueued = true
    },
    true,
  )
