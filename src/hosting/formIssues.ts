import { z } from "zod"
import type { SettingIssue } from "../content/issue"
import { type FormName, formTables } from "../forms/formTables"
import { formServiceSettings, serviceAddress } from "../forms/mail/formService"
import { plainProviders, plainWay } from "../forms/mail/plainProviders"

type Settings = Readonly<Record<string, string | undefined>>

const forms = Object.keys(formTables) as FormName[]

/** Plain http is for servers on the same machine. */
const address = z.union([
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  z.url({ protocol: /^http$/, hostname: /^(?:localhost|127\.0\.0\.1)$/ }),
])
const fieldName = z.string().regex(/^[\w-]+$/)

const rules: Readonly<Record<string, readonly [rule: z.ZodType, remedy: string]>> = {
  GATSBY_FORMS_FIELDS: [
    z.string().regex(/^[\w-]+=[^&]*(?:&[\w-]+=[^&]*)*$/),
    "Write names and values as in access_key=1234&subject=Website.",
  ],
  GATSBY_FORMS_REPLY_TO: [fieldName, "Write the name of a field, as in email."],
  GATSBY_FORMS_NEXT: [fieldName, "Write the name of a field, as in _next or redirect."],
}
const addressRule = [
  address,
  "Write the https address from the service, as in https://formspree.io/f/abcdwxyz.",
] as const

/** The settings of forms that are sent without scripts. */
const formSettings = () => ({ GATSBY_FORMS: process.env.GATSBY_FORMS, ...formServiceSettings() })

/** Says which settings of forms that are sent without scripts are wrong or missing. */
export const formIssues = (settings: Settings = formSettings()): SettingIssue[] => {
  const way = settings.GATSBY_FORMS
  if (!way) return []
  if (!plainWay(way)) {
    const remedy = `Write ${Object.keys(plainProviders).join(" or ")}, or remove the line.`
    return [{ field: "GATSBY_FORMS", message: `is ${JSON.stringify(way)}, which takes no forms`, remedy }]
  }
  if (way !== "service") return []
  const without = forms.filter((form) => !serviceAddress(form, settings))
  const wrong = Object.keys(formServiceSettings()).flatMap((field): SettingIssue[] => {
    const [rule, remedy] = rules[field] ?? addressRule
    return !settings[field] || rule.safeParse(settings[field]).success
      ? []
      : [{ field, message: `is ${JSON.stringify(settings[field])}, which is not valid`, remedy }]
  })
  const [, remedy] = addressRule
  return without.length > 0
    ? [...wrong, { field: "GATSBY_FORMS_URL", message: `is missing for ${without.join(", ")}`, remedy }]
    : wrong
}

/** The services that get what visitors write, in the words in which a privacy policy names them. */
export const formServices = (settings: Settings) => {
  if (settings.GATSBY_FORMS === "netlify") return ["Netlify"]
  if (settings.GATSBY_FORMS !== "service") return []
  const addresses = forms.map((form) => serviceAddress(form, settings)).filter((text) => URL.canParse(text))
  return [...new Set(addresses.map((text) => new URL(text).hostname.split(".").slice(-2).join(".")))]
}
