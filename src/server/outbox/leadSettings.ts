import type { FormName } from "../../forms/formTables"
import { readGroup, readSetting } from "../../hosting/settings/readSetting"
import type { Environment } from "../../hosting/settings/Setting"
import type { GroupValues } from "../../hosting/settings/settings"

export type MailSettings = GroupValues<"mail">
export type WebhookSettings = GroupValues<"webhook">

/** Who gets what is sent with a form. */
export const recipientsFor = (settings: MailSettings, form: string) =>
  settings[`LEADS_TO_${form.toUpperCase() as Uppercase<FormName>}`] ?? settings.LEADS_TO

/**
 * Where what visitors send is delivered to, by settings that the start has checked (`loadSettings`).
 * @returns `wanted` names the ways of which anything is set
 */
export const leadSettings = (environment: Environment) => {
  const ways = { mail: readGroup("mail", environment), webhook: readGroup("webhook", environment) }
  return {
    ...ways,
    wanted: (["mail", "webhook"] as const).filter((way) => ways[way]),
    /** Whether visitors get an automatic reply. */
    isReplyOn: readSetting("LEADS_REPLY", environment),
    /** Whether the server removes what is older than the privacy policy says. */
    isPurgeOn: readSetting("LEADS_PURGE", environment),
  }
}
