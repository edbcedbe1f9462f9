interface EarlyForm extends HTMLFormElement {
  submittedEarly?: boolean
}

/**
 * A line of script for the page itself. A form that is submitted before React has taken over
 * would leave the page and lose what was typed; this keeps the wish for {@link takeEarlySubmit}.
 */
export const earlySubmitScript =
  'addEventListener("submit",function(e){if(e.target.dataset.early){e.preventDefault();e.target.submittedEarly=true}},true)'

/** Whether a form was submitted before React had taken over; from now on it takes its submits itself. */
export const takeEarlySubmit = (form: EarlyForm) => {
  const early = form.submittedEarly === true
  form.submittedEarly = false
  return early
}
