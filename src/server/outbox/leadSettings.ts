import type { FormName } from "../../forms/formTables"
import { readGroup, readSetting } from "../../hosting/settings/readSetting"
import type { Environment } from "../../hosting/settings/Setting"
import type { GroupValues } from "../../hosting/settings/settings"
import { type WayName, wayNames } from "./ways"

export type MailSettings = GroupValues<"mail">
export type WebhookSettings = GroupValues<"webhook">

/** Who gets what is sent with a form. */
export const recipientsFor = (settings: MailSettings, form: string) =>
  settings[`LEADS_TO_${form.toUpperCase() as Uppercase<FormName>}`] ?? settings.LEADS_TO

/** Everybody who gets what is sent with some form. */
export const recipientsOf = (settings: MailSettings | undefined) => [
  ...new Set(Object.entries(settings ?? {}).flatMap(([name, to]) => (name.startsWith("LEADS_TO") ? (to ?? []) : []))),
]

/** The settings of each way of delivery, which have its name; undefined if it is not set up. */
type WaySettings = { readonly [Way in WayName]: GroupValues<Way> | undefined }

/** Where what visitors send is delivered to, by settings that the start has checked (`loadSettings`). */
export const leadSettings = (environment: Environment) => ({
  ...(Object.fromEntries(wayNames.map((way) => [way, readGroup(way, environment)])) as WaySettings),
  /** Whether visitors get an automatic reply. */
  isReplyOn: readSetting("LEADS_REPLY", environment),
  /** Whether the server removes what is older than the privacy policy says. */
  isPurgeOn: readSetting("LEADS_PURGE", environment),
})
