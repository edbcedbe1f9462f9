import { Webhook } from "standardwebhooks"
import type { Issue } from "../../content/issue"
import { formTables } from "../../forms/formTables"
import { isAddress } from "./addressIn"

type Environment = Readonly<Record<string, string | undefined>>

const addressesIn = (text = "") =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)

const isSmtp = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ""

/** Plain http is for receivers on the same machine or in the same private network, whose names have no dot. */
const isWebhook = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === "https:" || (protocol === "http:" && /^(?:[\w-]+|127\.0\.0\.1|\[::1\])$/.test(hostname))
}

/** Standard Webhooks asks for 24 to 64 bytes. */
const isSecret = (text: string) => {
  try {
    const bytes = Buffer.from(text.replace(/^whsec_/, ""), "base64").length
    return Boolean(new Webhook(text)) && bytes >= 24 && bytes <= 64
  } catch {
    return false
  }
}

const isAddressList = (text: string) => addressesIn(text).length > 0 && addressesIn(text).every(isAddress)

interface Setting {
  /** Whether the others need it. */
  readonly required: boolean
  readonly isValid: (text: string) => boolean
  /** What it should be. */
  readonly kind: string
  readonly remedy: string
}

const recipientsSetting = (required: boolean): Setting => ({
  required,
  isValid: isAddressList,
  kind: "a list of e-mail addresses",
  remedy: "Write the addresses of those who answer, separated by commas.",
})
const recipientsOf = (form: string) => `LEADS_TO_${form.toUpperCase()}`

/** The settings of each way of delivery. */
const settings: Readonly<Record<"mail" | "webhook", Readonly<Record<string, Setting>>>> = {
  mail: {
    SMTP_URL: {
      required: true,
      isValid: isSmtp,
      kind: "the address of an SMTP server",
      remedy: "Write smtps://name:password@smtp.your-provider.com, with %40 for an @ in name or password.",
    },
    LEADS_FROM: {
      required: true,
      isValid: isAddress,
      kind: "an e-mail address",
      remedy: "Write an address that your SMTP server may send from.",
    },
    LEADS_TO: recipientsSetting(true),
    ...Object.fromEntries(Object.keys(formTables).map((form) => [recipientsOf(form), recipientsSetting(false)])),
  },
  webhook: {
    LEADS_WEBHOOK: {
      required: true,
      isValid: isWebhook,
      kind: "an https address",
      remedy: "Write the address that receives posts; plain http only on one machine or in its private network.",
    },
    LEADS_WEBHOOK_SECRET: {
      required: true,
      isValid: isSecret,
      kind: "a secret of 24 to 64 bytes in Base64",
      remedy:
        "Copy the receiver's, which begins with whsec_, or make one for both: " +
        `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
    },
  },
}

/** A wrong setting, and what to do about it. Values are left out: some contain passwords. */
export type SettingIssue = Pick<Issue, "field" | "message" | "remedy">

const issuesOf = (step: "mail" | "webhook", env: Environment) =>
  Object.entries(settings[step]).flatMap(([field, { required, isValid, kind, remedy }]): SettingIssue[] => {
    const value = env[field]
    if (value ? isValid(value) : !required) return []
    const message = value ? `is not ${kind}` : "is missing, although other settings that need it are there"
    return [{ field, message: `${message}: nothing is delivered by ${step}`, remedy }]
  })

/** A setting that is either on or off. */
const switchIssues = (field: string, env: Environment): SettingIssue[] =>
  !env[field] || ["on", "off"].includes(env[field])
    ? []
    : [{ field, message: "is neither on nor off, and counts as off", remedy: "Write on or off." }]

const replyIssues = (env: Environment, isMailWanted: boolean): SettingIssue[] =>
  env.LEADS_REPLY === "on" && !isMailWanted
    ? [
        {
          field: "LEADS_REPLY",
          message: "is on, but no mail is set up",
          remedy: "Set SMTP_URL, LEADS_FROM and LEADS_TO, too.",
        },
      ]
    : switchIssues("LEADS_REPLY", env)

/** The SMTP server, with name and password, and the addresses to use. */
export interface MailSettings {
  readonly url: string
  readonly from: string
  readonly recipients: (form: string) => readonly string[]
}

export interface WebhookSettings {
  readonly url: string
  readonly secret: string
}

/**
 * Where what visitors send is delivered to, from the environment (.env.example).
 * @returns `mail` and `webhook` only without issues; `wanted` names those of which anything is set
 */
export const leadSettings = (env: Environment) => {
  const wanted = (["mail", "webhook"] as const).filter((step) =>
    Object.keys(settings[step]).some((field) => env[field]),
  )
  const issues = { mail: issuesOf("mail", env), webhook: issuesOf("webhook", env) }
  const isReady = (step: "mail" | "webhook") => wanted.includes(step) && issues[step].length === 0
  const { SMTP_URL: url = "", LEADS_FROM: from = "", LEADS_WEBHOOK = "", LEADS_WEBHOOK_SECRET = "" } = env
  const recipients = (form: string) => addressesIn(env[recipientsOf(form)] || env.LEADS_TO)
  const mail: MailSettings | undefined = isReady("mail") ? { url, from, recipients } : undefined
  const webhook: WebhookSettings | undefined = isReady("webhook")
    ? { url: LEADS_WEBHOOK, secret: LEADS_WEBHOOK_SECRET }
    : undefined
  return {
    wanted,
    mail,
    webhook,
    /** Whether visitors get an automatic reply. */
    isReplyOn: env.LEADS_REPLY === "on",
    /** Whether the server removes what is older than the privacy policy says. */
    isPurgeOn: env.LEADS_PURGE === "on",
    issues: [
      ...wanted.flatMap((step) => issues[step]),
      ...replyIssues(env, wanted.includes("mail")),
      ...switchIssues("LEADS_PURGE", env),
    ],
  }
}
