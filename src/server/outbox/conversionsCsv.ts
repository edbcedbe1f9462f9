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

/**
 * The entries that a click on an ad has brought, as the file that a network imports: it refuses further columns, and wants no
 * personal data. A conversion is called like the form.
 */
export const conversionsCsv = async (entries: AsyncIterable<OutboxEntry>, network: Network) => {
  const { click, column, utc } = networks[network]
  const words = readForms()
  const rows = [[column, "Conversion Name", "Conversion Time", "Conversion Value", "Conversion Currency"]]
  for await (const { context, template_id: form, received } of entries) {
    const id = context?.[click]
    const name = isForm(form) ? words[form].name : form
    if (id) rows.push([id, name, received.slice(0, 19).replace("T", " "), "", ""])
  }
  return `Parameters:TimeZone=${utc}\n${stringify(rows)}`
}
