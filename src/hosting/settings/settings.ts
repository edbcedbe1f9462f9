import type { z } from "zod"
import { type FormName, formTables } from "../../forms/formTables"
import { plainProviders } from "../../forms/mail/plainProviders"
import { ways } from "../../measure/ways"
import * as rules from "./rules"
import type { Environment, Reader, Setting, SettingGroup } from "./Setting"

/** A row for each form, named after it between two parts of the name. */
const perForm = <Before extends string, After extends string, Row>(before: Before, after: After, row: Row) =>
  Object.fromEntries(Object.keys(formTables).map((form) => [`${before}${form.toUpperCase()}${after}`, row])) as {
    [Form in FormName as `${Before}${Uppercase<Form>}${After}`]: Row
  }

const inScripts: readonly Reader[] = ["build", "browser"]
const onServer: readonly Reader[] = ["server", "commands"]

const addressesOfForms = perForm("GATSBY_FORMS_", "_URL", rules.address)
const mailNeeds = ["SMTP_URL", "LEADS_FROM", "LEADS_TO"] as const
const fieldName = rules.text(/^[\w-]+$/, "the name of a field")

/** All settings, in the order and with the words of .env.example. */
export const settingGroups = {
  emailJs: {
    text: "Mail by EmailJS (https://www.emailjs.com): public key, and a service and a template for each form. A template can use all fields of its form, and what goes along with it, such as {{page_name}}, {{reference}} and {{suspect}} (docs/specification.md). As soon as one of these is set, all forms use EmailJS. A form without a service or template cannot be sent, and says so.",
    readBy: inScripts,
    rows: {
      GATSBY_EMAILJS_PUBLIC_KEY: rules.word,
      ...perForm("GATSBY_EMAILJS_", "_SERVICE", rules.word),
      ...perForm("GATSBY_EMAILJS_", "_TEMPLATE", rules.word),
    },
  },
  forms: {
    text: "Forms that work without scripts, too, on hosts of plain files (docs/hosting.md): netlify, or service for any service that takes the POST of a form, such as Formspree, Basin, Formcarry or Web3Forms. It takes the place of EmailJS.",
    readBy: inScripts,
    rows: {
      GATSBY_FORMS: { ...rules.oneOf(plainProviders), example: "service", needs: { service: ["GATSBY_FORMS_URL"] } },
      GATSBY_FORMS_URL: {
        ...rules.address,
        text: "The address from the service, for all forms or for each.",
        example: "https://formspree.io/f/abcdwxyz",
        replacedBy: Object.keys(addressesOfForms),
      },
      ...addressesOfForms,
      GATSBY_FORMS_FIELDS: {
        ...rules.text(/^[\w-]+=[^&]*(?:&[\w-]+=[^&]*)*$/, "names and values as in access_key=1234&subject=Website"),
        text: "What the service wants besides, such as its key.",
        example: "access_key=1234&subject=Website",
      },
      GATSBY_FORMS_REPLY_TO: {
        ...fieldName,
        text: "The name under which it expects the visitor's address, for answers.",
        example: "email",
      },
      GATSBY_FORMS_NEXT: {
        ...fieldName,
        text: "The name of the field with the page to show after a form without scripts: _next (Formspree), redirect (Web3Forms). Others have it in their own settings: enter the address of /sent/contact there.",
        example: "_next",
      },
    },
  },
  country: {
    text: "The visitor's country: an address that returns JSON with the English name in `country`.",
    readBy: inScripts,
    rows: { GATSBY_GEO_URL: { ...rules.addressOrPath, example: "https://ipwho.is/?fields=country" } },
  },
  measuring: {
    text: "Measuring without cookies (docs/hosting.md): plausible, umami, or own, by which the site's own server counts. Without it nothing is measured. The server reads it, too.",
    readBy: inScripts,
    rows: {
      GATSBY_MEASURE: {
        ...rules.oneOf(ways),
        example: "own",
        readBy: [...inScripts, ...onServer],
        needs: { plausible: ["GATSBY_MEASURE_SITE"], umami: ["GATSBY_MEASURE_URL", "GATSBY_MEASURE_SITE"] },
      },
      GATSBY_MEASURE_URL: {
        ...rules.serverAddress,
        text: "The server of Plausible (if it is not plausible.io) or Umami.",
        example: "https://stats.example.com",
      },
      GATSBY_MEASURE_SITE: {
        ...rules.measuredSite,
        text: "The site's domain at Plausible, or its website id at Umami.",
        example: "example.com",
      },
      COUNTS_RATE: {
        ...rules.count(300),
        text: "How many events one address may send to the site's own server per minute.",
        readBy: onServer,
      },
    },
  },
  outbox: {
    text: "The built-in mail endpoint (docs/hosting.md): folder of the outbox, or a Postgres database in its place, which several servers may share; and how many forms one address may send per minute. The server reads these and the next when it starts; the build does not.",
    readBy: onServer,
    rows: {
      OUTBOX_DIR: rules.folder(".outbox"),
      OUTBOX_DATABASE: { ...rules.database, example: "postgres://name:password@localhost/outbox" },
      OUTBOX_RATE: rules.count(60),
      OUTBOX_MAX_MB: {
        ...rules.count(1000),
        text: "How large all that it has received may grow, in MB. You are told when four fifths of that are used. When all is used, new forms are refused, and visitors are told to write or call; nothing is deleted.",
      },
      OUTBOX_BEHIND_PROXY: {
        ...rules.onOff,
        text: "Whether it is behind a proxy that appends the visitor's address to X-Forwarded-For.",
      },
    },
  },
  mail: {
    text: "It delivers what it receives by mail: the server, with name and password (%40 for an @ in them); the address to send from, which the server must accept; those who answer, for all forms and for each.",
    readBy: onServer,
    needs: mailNeeds,
    rows: {
      SMTP_URL: { ...rules.mailServer, example: "smtps://name:password@smtp.example.com" },
      LEADS_FROM: { ...rules.emailAddress, example: "site@example.com" },
      LEADS_TO: { ...rules.emailAddresses, example: "ann@example.com,bob@example.com" },
      ...perForm("LEADS_TO_", "", rules.emailAddresses),
    },
  },
  webhook: {
    text: "Or by webhook: posts JSON, signed as https://www.standardwebhooks.com says.",
    readBy: onServer,
    needs: ["LEADS_WEBHOOK", "LEADS_WEBHOOK_SECRET"] as const,
    rows: {
      LEADS_WEBHOOK: { ...rules.receiver, example: "https://example.com/leads" },
      LEADS_WEBHOOK_SECRET: { ...rules.signingSecret, example: "whsec_…" },
    },
  },
  afterwards: {
    text: "Whether visitors get an automatic reply by mail, in the words of data/forms.json; and whether the server deletes daily what is older than leads.retentionMonths in data/site.json.",
    readBy: onServer,
    rows: {
      LEADS_REPLY: { ...rules.onOff, needs: mailNeeds },
      LEADS_PURGE: rules.onOff,
    },
  },
  serving: {
    text: "The address that the server listens on: the default can only be reached from this machine, as by a proxy; 0.0.0.0 from anywhere. And its port, otherwise 9000, which npm run edit (otherwise 8000) takes too.",
    readBy: onServer,
    rows: { SERVER_HOST: rules.host, PORT: { ...rules.port, example: "9000" } },
  },
  site: {
    text: "The site's own address, for canonical links and feeds; the default is in data/site.json.",
    readBy: ["build", "commands"],
    rows: {
      SITE_URL: { ...rules.siteAddress, example: "https://www.example.com" },
      HSTS_SUBDOMAINS: {
        ...rules.onOff,
        text: "Whether browsers shall use https for all subdomains of the site's address as well. The build writes it into the hosts' configurations.",
        readBy: ["build", "server", "commands"],
      },
      HSTS_PRELOAD: {
        ...rules.onOff,
        text: "The same, and the site may be put on the list that browsers are delivered with (https://hstspreload.org), which is slow to take back.",
        readBy: ["build", "server", "commands"],
      },
    },
  },
  admin: {
    text: "The editing page at /admin. `npm run edit` always has it; a build includes it only if this is on, because without a hosted repository it only works on an editor's own machine.",
    readBy: ["build"],
    rows: {
      GATSBY_ADMIN: { ...rules.onOff, readBy: ["build", "tests"] },
      GATSBY_ADMIN_BACKEND: {
        ...rules.repositoryService,
        text: "Where it saves: a repository. Without one, editors open the project's folder on their machine.",
        example: "github",
        needs: ["GATSBY_ADMIN_REPO"],
      },
      GATSBY_ADMIN_REPO: { ...rules.word, allowed: "owner/name", example: "owner/name" },
      GATSBY_ADMIN_BRANCH: { ...rules.word, example: "main" },
      GATSBY_ADMIN_AUTH_URL: {
        ...rules.address,
        text: "The service that signs editors in (github: your own authenticator), its API if you host it yourself, and the application's id (gitlab, gitea).",
        example: "https://sign-in.example.com",
      },
      GATSBY_ADMIN_API_URL: { ...rules.address, example: "https://git.example.com/api/v4" },
      GATSBY_ADMIN_APP_ID: rules.word,
      GATSBY_ADMIN_REVIEW: {
        ...rules.review,
        text: "Whether a save waits as a pull request (github) or merge request (gitlab) until someone publishes it.",
      },
    },
  },
  developing: {
    text: "On a developer's machine: the Chromium of the tests, if not the first that is found; whether npm run edit opens no browser.",
    readBy: ["tests", "commands"],
    rows: {
      CHROMIUM_PATH: rules.anything("a file"),
      BROWSER: { ...rules.anything("none, or any text"), example: "none" },
    },
  },
} satisfies Readonly<Record<string, SettingGroup>>

type Groups = typeof settingGroups

export type GroupName = keyof Groups
export type SettingName = { [Group in GroupName]: keyof Groups[Group]["rows"] }[GroupName]

/** What is read from a value by a row's schema. */
type Read<Row> = Row extends { readonly schema: infer Schema }
  ? z.output<Schema extends (environment: Environment) => infer Chosen ? Chosen : Schema>
  : never

/** What a setting gives. */
export type SettingValue<Name extends SettingName> = {
  [Group in GroupName]: Groups[Group]["rows"] extends { readonly [One in Name]: infer Row } ? Read<Row> : never
}[GroupName]

/** What the settings of a group give, which all need some of them. */
export type GroupValues<Group extends GroupName> = {
  readonly [Name in keyof Groups[Group]["rows"]]?: Read<Groups[Group]["rows"][Name]>
} & (Groups[Group] extends { readonly needs: readonly (infer Needed extends keyof Groups[Group]["rows"])[] }
  ? { readonly [Name in Needed]: NonNullable<Read<Groups[Group]["rows"][Name]>> }
  : unknown)

/** The rows of a group, with what it says for all of them. */
const settingsOf = ({ readBy, needs, rows }: SettingGroup): [name: string, row: Setting][] =>
  Object.entries(rows).map(([name, row]) => [name, { readBy, ...(needs && { needs }), ...row }])

/** The table: every setting of the environment that an owner may choose. */
export const settings = new Map(Object.values<SettingGroup>(settingGroups).flatMap(settingsOf))
