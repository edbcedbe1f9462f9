import { labelText } from "../site/labelText"

const page = ["page", "page_name", "arrived_on"] as const
/** What Google, Meta and Microsoft call a click on an ad; an import of conversions knows it by that. */
const clickIds = ["gclid", "gbraid", "wbraid", "fbclid", "msclkid"] as const
const labels = ["arrived_from", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const
const campaign = [...labels, ...clickIds] as const

/**
 * The names that forms send after their own fields, in this order. A name without a value is left out.
 * The context depends on `leads.context` in data/site.json.
 */
export const leadNames = {
  context: { off: [], page, campaign: [...page, ...campaign] },
  reference: "reference",
  suspect: "suspect",
} as const

export type ContextSetting = keyof typeof leadNames.context
export type ContextName = (typeof page)[number] | (typeof campaign)[number]

/**
 * Why the browser suspects that no person has sent a form: the trap field was filled in, it was sent too soon, or it has too
 * many links.
 */
export const suspicions = ["trap", "quick", "links"] as const
export type Suspicion = (typeof suspicions)[number]

const unwantedInPath = /[^\p{L}\p{M}\p{Nd} ._+/-]+/gu

/** A part of the id of a click would be of no use. */
const clickId = /^\w[\w.-]{0,299}$/

/** A value of a context as text (`labelText`); in paths slashes stay, too. The id of a click is kept whole or not at all. */
export const contextText = (name: ContextName, text: string) => {
  if (clickIds.some((known) => known === name)) return clickId.test(text) ? text : ""
  return labelText(text, name === "page" || name === "arrived_on" ? unwantedInPath : undefined)
}
