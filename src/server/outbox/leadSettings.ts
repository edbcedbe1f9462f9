import { Webhook } from "standardwebhooks"
import { z } from "zod"
import type { SettingIssue } from "../../content/issue"
import { type FormName, formTables } from "../../forms/formTables"
import { isAddress } from "./addressIn"

/** Standard Webhooks asks for 24 to 64 bytes. */
const isSecret = (text: string) => {
  try {
    const bytes = Buffer.from(text.replace(/^whsec_/, ""), "base64").length
    return Boolean(new Webhook(text)) && bytes >= 24 && bytes <= 64
  } catch {
    return false
  }
}

const address = z.string().refine(isAddress)
const addresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(address).min(1))

type Recipients = `LEADS_TO_${Uppercase<FormName>}`
const recipientsOf = (form: string) => `LEADS_TO_${form.toUpperCase()}` as Recipients
const ownRecipients = Object.fromEntries(
  Object.keys(formTables).map((form) => [recipientsOf(form), addresses.optional()]),
) as Record<Recipients, z.ZodOptional<typeof addresses>>

/** The settings of each way of delivery. */
const ways = {
  mail: z.object({
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }),
    LEADS_FROM: address,
    LEADS_TO: addresses,
    ...ownRecipients,
  }),
  webhook: z.object({
    // Plain http is for receivers on the same machine or in the same private network, whose names have no dot.
    LEADS_WEBHOOK: z.union([
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(?:[\w-]+|127\.0\.0\.1|\[::1\])$/ }),
    ]),
    LEADS_WEBHOOK_SECRET: z.string().refine(isSecret),
  }),
}
const switches = z.object({
  LEADS_REPLY: z.enum(["on", "off"]).optional(),
  LEADS_PURGE: z.enum(["on", "off"]).optional(),
})

export type MailSettings = z.output<typeof ways.mail>
export type WebhookSettings = z.output<typeof ways.webhook>

/** What to write; settings for the recipients of a form have that of LEADS_TO. */
const remedies: Readonly<Record<string, string>> = {
  SMTP_URL: "Write smtps://name:password@smtp.your-provider.com, with %40 for an @ in name or password.",
  LEADS_FROM: "Write an e-mail address that your SMTP server may send from.",
  LEADS_TO: "Write the e-mail addresses of those who answer, separated by commas.",
  LEADS_WEBHOOK:
    "Write the https address that receives posts; plain http only on one machine or in its private network.",
  LEADS_WEBHOOK_SECRET:
    "Copy the receiver's, 24 to 64 bytes after whsec_, or make one for both: " +
    `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  LEADS_REPLY: "Write on or off; on also needs SMTP_URL, LEADS_FROM and LEADS_TO.",
  LEADS_PURGE: "Write on or off.",
}

/** Who gets what is sent with a form. */
export const recipientsFor = (settings: MailSettings, form: string) => settings[recipientsOf(form)] ?? settings.LEADS_TO

/**
 * Where what visitors send is delivered to.
 * @param environment the settings by name (.env.example)
 * @returns `mail` and `webhook` only without issues; `wanted` names those of which anything is set
 */
export const leadSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const wanted = (["mail", "webhook"] as const).filter((way) =>
    Object.keys(ways[way].shape).some((field) => env[field]),
  )
  const read = {
    mail: ways.mail.safeParse(env),
    webhook: ways.webhook.safeParse(env),
    switches: switches.safeParse(env),
  }
  const wrong = [...wanted.map((way) => read[way]), read.switches].flatMap(({ error }) => error?.issues ?? [])
  const fields = new Set(wrong.map(({ path }) => String(path[0])))
  if (env.LEADS_REPLY === "on" && !wanted.includes("mail")) fields.add("LEADS_REPLY")
  return {
    wanted,
    mail: read.mail.data,
    webhook: read.webhook.data,
    /** Whether visitors get an automatic reply. */
    isReplyOn: env.LEADS_REPLY === "on",
    /** Whether the server removes what is older than the privacy policy says. */
    isPurgeOn: env.LEADS_PURGE === "on",
    issues: [...fields].map(
      (field): SettingIssue => ({
        field,
        message: env[field]
          ? "is not valid, and what needs it does not run"
          : "is missing, and what needs it does not run",
        remedy: remedies[field] ?? remedies.LEADS_TO ?? "",
      }),
    ),
  }
}
