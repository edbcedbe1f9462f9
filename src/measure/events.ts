const forms = ["enquiry", "contact", "job", "subscribe"] as const
/** Why a form was not sent (`MailFailure`). */
const failures = ["offline", "tooLong", "failed"] as const
const ordinal = /^[1-9][0-9]?$/
const hundreds = /^(?:0|[1-9][0-9]{0,2}00)$/
const decimals = /^[0-9]\.[0-9]{2}$/
/** What `sourceName` makes of labels (`labelText`). */
const source = /^[\p{L}\p{M}\p{Nd} ._+,()-]{0,250}$/u

/** An address that no page has, or nothing: one with an @ or a long number may name a person, and is left out. */
export const unknownAddress = /^(?:(?!.*(?:%40|\d{6}))\/(?:[\w.~+/-]|%[\da-f]{2}){1,150})?$/i

/**
 * Every event that is measured, by the name that is sent, with what its detail may be. A new event is a row here and a call
 * of `measure` where it happens; describe it in the texts of `measuring` in data/site.json.
 */
const events = {
  /** On the site's own server, error pages are seen with the address that no page has. */
  "Page seen": unknownAddress,
  /** A visit from elsewhere, with what its source is called (`sourceName`); only on the site's own server. */
  Visit: source,
  "Form begun": forms,
  "Form sent": forms,
  "Form failed": failures,
  "WhatsApp link": [],
  "Phone link": [],
  "Mail link": [],
  /** The question's number, from 1. */
  "Chat question": ordinal,
  /** How many characters were searched for, at most 99. */
  "Search without result": ordinal,
  "Load failure": [],
  /** Web vitals, in milliseconds, rounded to hundreds. */
  LCP: hundreds,
  INP: hundreds,
  TTFB: hundreds,
  /** A web vital without a unit, with two decimals. */
  CLS: decimals,
} as const satisfies Readonly<Record<string, readonly string[] | RegExp>>

type Events = typeof events
export type EventName = keyof Events

/** What an event's detail may be: one of a few words, or a number as text; nothing for events without one. */
export type EventDetail<Name extends EventName> = Events[Name] extends readonly (infer Word extends string)[]
  ? Word
  : string

/** Whether an event is one of the table, with a detail that it may have. */
export const isEvent = (event: string, detail: string | undefined): event is EventName => {
  if (!Object.hasOwn(events, event)) return false
  const details: readonly string[] | RegExp = events[event as EventName]
  if (details instanceof RegExp) return details.test(detail ?? "")
  return detail === undefined ? details.length === 0 : details.includes(detail)
}

/** The address of a page. */
export type Place = Pick<Location, "pathname" | "search">

/** Measures an event of the page that is shown, or of another place. */
export type Measure = <Name extends EventName>(event: Name, detail?: EventDetail<Name>, place?: Place) => void

/** An event that has happened. */
export interface Told {
  readonly event: EventName
  readonly detail: string | undefined
  /** The page that was shown. */
  readonly place: Place | undefined
}
