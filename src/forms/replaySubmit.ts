/** A form of the page, with whether it was submitted before React could hear it (`queueSubmits`). */
export type QueuedForm = HTMLFormElement & { isSubmitQueued?: boolean }

/** Submits a form that was submitted before it was hydrated. */
export const replaySubmit = (form: QueuedForm, submit: () => void) => {
  if (!form.isSubmitQueued) return
  form.isSubmitQueued = false
  submit()
}
