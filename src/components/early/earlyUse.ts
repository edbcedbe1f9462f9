interface EarlyElement extends HTMLElement {
  usedEarly?: boolean
}

/**
 * A line of script for the page itself. Before React has taken the page over, a submitted form would leave the page
 * and lose what was typed, and a pressed button would do nothing. Of forms and buttons marked with `data-early`
 * this keeps the wish, for {@link takeEarlyUse}.
 */
export const earlyUseScript =
  '["submit","click"].forEach(function(t){addEventListener(t,function(e){var m=e.target.closest("[data-early]");if(m&&(t=="submit")==(m.tagName=="FORM")){if(t=="submit")e.preventDefault();m.usedEarly=true}},true)})'

/** Whether a form was submitted, or a button pressed, before React had taken over; from then on React hears it itself. */
export const takeEarlyUse = (element: EarlyElement) => {
  const used = element.usedEarly === true
  element.usedEarly = false
  // The mark goes too, or the script would go on keeping wishes that have long been fulfilled.
  delete element.dataset.early
  return used
}
