import { labelText } from "../site/labelText"

const page = ["page", "page_name", "arrived_on"] as const
const campaign = ["arrived_from", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const

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

/** A value of a context as text (`labelText`); in paths slashes stay, too. */
export const contextText = (name: ContextName, text: string) =>
  labelText(text, name === "page" || name === "arrived_on" ? unwantedInPath : undefined)
