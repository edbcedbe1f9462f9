interface EarlyForm extends HTMLFormElement {
  sentEarly?: boolean
}

/**
 * A line of script for the page itself. Before React has taken a form over, sending it would leave the page and lose what
 * was typed. Of forms marked with `data-early` this keeps the wish, for {@link takeEarlySubmit}.
 */
export const earlySubmitScript =
  'addEventListener("submit",function(e){if(e.target.dataset.early){e.preventDefault();e.target.sentEarly=true}},true)'

/** Whether a form was sent before React had taken it over; from then on React hears it itself. */
export const takeEarlySubmit = (form: EarlyForm) => {
  const sent = form.sentEarly === true
  form.sentEarly = false
  // The mark goes too, or the script would go on keeping wishes that have long been fulfilled.
  delete form.dataset.early
  return sent
}
