const forms = /^(?:enquiry|contact|job|subscribe)$/
const failures = /^(?:offline|tooLong|failed)$/
const number = /^[1-9][0-9]?$/
const milliseconds = /^[0-9]{1,3}00$|^0$/
const shift = /^[0-9]\.[0-9]{2}$/
const nothing = /^$/

/**
 * Every event that is measured, by the name that is sent, with a pattern of its detail. A new event is a row here and a
 * call of `measure` where it happens; describe it in `privacy-policy.json`.
 */
export const events = {
  "Page seen": nothing,
  /** The form's name. */
  "Form begun": forms,
  "Form sent": forms,
  /** Why (`MailFailure`). */
  "Form failed": failures,
  "WhatsApp link": nothing,
  "Phone link": nothing,
  "Mail link": nothing,
  /** The question's number, from 1. */
  "Chat question": number,
  /** How many characters were searched for, at most 99. */
  "Search without result": number,
  "Load failure": nothing,
  /** Web vitals: milliseconds, rounded to hundreds. */
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  /** A web vital without a unit, with two decimals. */
  CLS: shift,
} as const satisfies Readonly<Record<string, RegExp>>

export type EventName = keyof typeof events

/** Whether an event is one of the table, with a detail that it may have; the detail is empty if it has none. */
export const isEvent = (event: string, detail: string): event is EventName =>
  Object.hasOwn(events, event) && events[event as EventName].test(detail)
