import { z } from "zod"
import { type FormName, formTables } from "../../src/forms/formTables"

/** Which entries the inbox can list, each with its name there. */
export const states = {
  open: "Open",
  done: "Done",
  undelivered: "Not arrived",
  suspect: "Set aside",
} as const

export type State = keyof typeof states

const formNames = Object.keys(formTables) as [FormName, ...FormName[]]
const stateNames = Object.keys(states) as [State, ...State[]]

const filters = z.object({
  state: z.enum(stateNames).catch("open"),
  form: z.enum(formNames).optional().catch(undefined),
  /** The first and the last day, as YYYY-MM-DD, on the owner's clock. */
  since: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  /** The page that it was sent from. */
  page: z.string().max(200).optional(),
  /** Words that are in it. */
  words: z.string().max(200).optional(),
  /** From 1. */
  sheet: z.coerce.number().int().min(1).catch(1),
})

export type Filters = z.output<typeof filters>

/** What an address of the list asks for; what it cannot mean is left out. */
export const filtersIn = (query: URLSearchParams): Filters =>
  filters.parse(Object.fromEntries([...query].filter(([, value]) => value.trim() !== "")))

/** The address of a list. */
export const addressOf = (wanted: Partial<Filters>, path = "/") => {
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  ).toString()
  return query ? `${path}?${query}` : path
}
