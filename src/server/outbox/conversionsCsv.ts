import { stringify } from "csv-stringify/sync"
import { isForm, readForms } from "../../content/formWords"
import type { OutboxEntry } from "./OutboxEntry"

/**
 * What each network's import of conversions takes: the name of its click in the context of a form, that of the column, and how it
 * writes UTC (https://support.google.com/google-ads/answer/7014069 and Microsoft's template for offline conversions).
 */
const networks = {
  google: { click: "gclid", column: "Google Click ID", utc: "UTC" },
  microsoft: { click: "msclkid", column: "Microsoft Click ID", utc: "+0000" },
} as const

export type Network = keyof typeof networks

export const networkNames = Object.keys(networks) as Network[]

/** The name under which the owner has set up the conversion: that of the form. */
const conversionOf = (form: string) => (isForm(form) ? readForms()[form].name : form)

/**
 * The entries that a click on an ad has brought, as the file that a network imports: it refuses further columns, and wants no
 * personal data.
 */
export const conversionsCsv = (entries: readonly OutboxEntry[], network: Network) => {
  const { click, column, utc } = networks[network]
  const rows = entries.flatMap(({ context, template_id: form, received }) => {
    const id = context?.[click]
    return id ? [[id, conversionOf(form), received.slice(0, 19).replace("T", " "), "", ""]] : []
  })
  const columns = [column, "Conversion Name", "Conversion Time", "Conversion Value", "Conversion Currency"]
  return `Parameters:TimeZone=${utc}\n${stringify([columns, ...rows])}`
}
