/**
 * The ways in which what visitors send reaches the owner, by the names of their settings. Queue, retries, `--undelivered`,
 * checks and sentences follow from this table; `openWays` has the code of each.
 */
export const ways = {
  mail: { name: "mail", remains: "the mails" },
  webhook: { name: "a webhook", remains: "what the webhook received" },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly remains: string }>>

export type WayName = keyof typeof ways

export const wayNames = Object.keys(ways) as WayName[]

/** The step of the table of deliveries for one recipient of a mail. */
export const stepOf = (recipient: string) => `mail ${recipient}`

/** The way that a step of the table of deliveries belongs to: its name, or that and a recipient. */
export const wayOf = (step: string) => wayNames.find((way) => step === way || step.startsWith(`${way} `))

/** Texts as in "mail or a webhook". */
export const listed = (texts: readonly string[], type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en", { type }).format(texts)

/** What the owner must do himself after an erasure. */
export const remains = `Delete ${listed(
  wayNames.map((way) => ways[way].remains),
  "conjunction",
)} yourself.`

/** The names of all ways, as in "mail or a webhook". */
export const allWays = listed(
  wayNames.map((way) => ways[way].name),
  "disjunction",
)
