interface EarlyForm extends HTMLFormElement {
  sentEarly?: boolean
}

/** Whether a form was sent before it was hydrated (`queueSubmits`); from then on React hears it itself. */
export const takeEarlySubmit = (form: EarlyForm) => {
  const sent = form.sentEarly === true
  form.sentEarly = false
  // Without the mark, `queueSubmits` lets further submits through.
  delete form.dataset.early
  return sent
}
