/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { envExample, settingsDocument } from "../../../src/hosting/settings/describeSettings"
import { wrongSettings } from "../../../src/hosting/settings/loadSettings"
import { parseSetting, readSetting } from "../../../src/hosting/settings/readSetting"
import type { Environment } from "../../../src/hosting/settings/Setting"
import { settingIssues } from "../../../src/hosting/settings/settingIssues"
import { settings } from "../../../src/hosting/settings/settings"

const secret = `whsec_${Buffer.alloc(32, "s").toString("base64")}`
const mail = {
  SMTP_URL: "smtps://me%40zebra.house:key@smtp.zebra.house",
  LEADS_FROM: "a@zebra.house",
  LEADS_TO: "b@zebra.house",
}
const webhook = { LEADS_WEBHOOK: "https://zebra.house/leads", LEADS_WEBHOOK_SECRET: secret }
const service = { GATSBY_FORMS: "service", GATSBY_FORMS_URL: "https://formspree.io/f/abc" }
const websiteId = "0b7bd1d8-4b0c-4a0a-9a39-0f4a9d3a2c11"
const umami = {
  GATSBY_MEASURE: "umami",
  GATSBY_MEASURE_URL: "https://stats.zebra.house",
  GATSBY_MEASURE_SITE: websiteId,
}
const plausible = { GATSBY_MEASURE: "plausible", GATSBY_MEASURE_SITE: "zebra.house" }
const hosted = { GATSBY_ADMIN_BACKEND: "github", GATSBY_ADMIN_REPO: "owner/name" }

test.each<Environment>([
  {},
  mail,
  webhook,
  service,
  umami,
  plausible,
  hosted,
  { ...mail, ...webhook, LEADS_TO: "b@zebra.house, c@zebra.house", LEADS_TO_JOB: "hr@zebra.house", LEADS_REPLY: "on" },
  ...["http://localhost:5678/", "http://127.0.0.1/", "http://[::1]/", "http://n8n:5678/leads"].map((LEADS_WEBHOOK) => ({
    ...webhook,
    LEADS_WEBHOOK,
  })),
  { LEADS_REPLY: "off", LEADS_TO: "" },
  { GATSBY_FORMS: "netlify", GATSBY_FORMS_URL: "" },
  {
    ...service,
    GATSBY_FORMS_URL: "http://127.0.0.1:9000/f",
    GATSBY_FORMS_FIELDS: "access_key=1234&subject=A%20website",
  },
  {
    ...service,
    GATSBY_FORMS_URL: "",
    GATSBY_FORMS_ENQUIRY_URL: service.GATSBY_FORMS_URL,
    GATSBY_FORMS_CONTACT_URL: service.GATSBY_FORMS_URL,
    GATSBY_FORMS_JOB_URL: service.GATSBY_FORMS_URL,
    GATSBY_FORMS_SUBSCRIBE_URL: service.GATSBY_FORMS_URL,
    GATSBY_FORMS_REPLY_TO: "_replyto",
    GATSBY_FORMS_NEXT: "_next",
  },
  { GATSBY_MEASURE: "own" },
  { ...plausible, GATSBY_MEASURE_URL: "http://localhost:3000" },
  { ...hosted, GATSBY_ADMIN_REVIEW: "on" },
  { SITE_URL: "http://localhost:9000/", GATSBY_GEO_URL: "/where", SERVER_HOST: "::1", PORT: "0" },
  { OUTBOX_DATABASE: "postgresql://me:key@db/outbox", HSTS_SUBDOMAINS: "true" },
])("%j is right", (environment) => expect(settingIssues(environment)).toEqual([]))

test.each<[wrong: Environment, others: Environment]>([
  [{ OUTBOX_RATE: "many" }, {}],
  [{ COUNTS_RATE: "0" }, {}],
  [{ OUTBOX_BEHIND_PROXY: "yes" }, {}],
  [{ OUTBOX_DATABASE: "mysql://db" }, {}],
  [{ SERVER_HOST: "every where" }, {}],
  [{ PORT: "65536" }, {}],
  [{ PORT: "http" }, {}],
  [{ PORT: "80.5" }, {}],
  [{ GATSBY_GEO_URL: "http://ipwho.is/" }, {}],
  [{ GATSBY_GEO_URL: "ipwho.is" }, {}],
  [{ GATSBY_GEO_URL: "//ipwho.is/" }, {}],
  [{ SITE_URL: "www.zebra.house" }, {}],
  [{ SITE_URL: "https://zebra.house/site" }, {}],
  [{ HSTS_SUBDOMAINS: "yes" }, {}],
  [{ GATSBY_EMAILJS_PUBLIC_KEY: "a b" }, {}],
  [{ GATSBY_FORMS: "formspree" }, {}],
  [{ GATSBY_FORMS_URL: "http://formspree.io/f" }, service],
  [{ GATSBY_FORMS_JOB_URL: "formspree.io" }, service],
  [{ GATSBY_FORMS_FIELDS: "1234" }, service],
  [{ GATSBY_FORMS_NEXT: "the page" }, service],
  [{ GATSBY_FORMS_URL: "" }, { ...service, GATSBY_FORMS_JOB_URL: service.GATSBY_FORMS_URL }],
  [{ GATSBY_MEASURE: "google" }, {}],
  [{ GATSBY_MEASURE_SITE: "" }, plausible],
  [{ GATSBY_MEASURE_URL: "https://zebra.house/?a" }, plausible],
  [{ GATSBY_MEASURE_URL: "" }, umami],
  [{ GATSBY_MEASURE_URL: "http://stats.zebra.house" }, umami],
  [{ GATSBY_MEASURE_SITE: "zebra.house" }, umami],
  [{ SMTP_URL: "smtp.zebra.house" }, mail],
  [{ SMTP_URL: "smtp:" }, mail],
  [{ SMTP_URL: "https://smtp.zebra.house" }, mail],
  [{ SMTP_URL: "" }, mail],
  [{ LEADS_FROM: "Zebra House" }, mail],
  [{ LEADS_FROM: "" }, mail],
  [{ LEADS_TO: "b@zebra.house; c@zebra.house" }, mail],
  [{ LEADS_TO: " , " }, mail],
  [{ LEADS_TO_JOB: "hr" }, mail],
  [{ LEADS_WEBHOOK: "http://zebra.house/leads" }, webhook],
  [{ LEADS_WEBHOOK: "http://[2001:db8::1]/leads" }, webhook],
  [{ LEADS_WEBHOOK: "https://me:key@zebra.house/leads" }, webhook],
  [{ LEADS_WEBHOOK: "zebra" }, webhook],
  [{ LEADS_WEBHOOK_SECRET: "" }, webhook],
  [{ LEADS_WEBHOOK_SECRET: "whsec_short" }, webhook],
  [{ LEADS_WEBHOOK_SECRET: "no base64!" }, webhook],
  [{ LEADS_REPLY: "daily" }, mail],
  [{ LEADS_PURGE: "daily" }, {}],
  [{ GATSBY_ADMIN_BACKEND: "dropbox" }, hosted],
  [{ GATSBY_ADMIN_REPO: "" }, hosted],
  [{ GATSBY_ADMIN_REVIEW: "on" }, {}],
  [{ GATSBY_ADMIN_REVIEW: "on" }, { ...hosted, GATSBY_ADMIN_BACKEND: "gitea" }],
])("%j is refused, with what is allowed", (wrong, others) => {
  const [[field = "", value] = []] = Object.entries(wrong)
  const row = settings.get(field)
  expect(settingIssues({ ...others, ...wrong })).toEqual([
    {
      field,
      message: value ? "is not valid" : expect.stringMatching(/^is missing, and \w+ needs it$/),
      ...(value && !row?.isSecret && { found: JSON.stringify(value) }),
      allowed: row?.allowed,
      remedy: expect.any(String),
    },
  ])
})

test("a reply needs all that mail needs", () =>
  expect(settingIssues({ LEADS_REPLY: "on" }).map(({ field }) => field)).toEqual(Object.keys(mail)))

test("each form may have recipients of its own, and an empty value is none", () => {
  const environment = { ...mail, LEADS_TO: "b@zebra.house, c@zebra.house", LEADS_TO_JOB: "hr@zebra.house" }
  expect(readSetting("LEADS_TO", environment)).toEqual(["b@zebra.house", "c@zebra.house"])
  expect(readSetting("LEADS_TO_JOB", environment)).toEqual(["hr@zebra.house"])
  expect(readSetting("OUTBOX_RATE", { OUTBOX_RATE: "" })).toBe(60)
})

test.each(["on", "true", "TRUE"])("a switch is on with %s", (OUTBOX_BEHIND_PROXY) =>
  expect(readSetting("OUTBOX_BEHIND_PROXY", { OUTBOX_BEHIND_PROXY })).toBe(true),
)

test("who starts is told only what it reads", () => {
  process.env.OUTBOX_RATE = "many"
  expect(wrongSettings(["build", "browser"], "production")).toBeUndefined()
  const told = wrongSettings(["server"], "production")
  for (const part of ["OUTBOX_RATE", "many", settings.get("OUTBOX_RATE")?.allowed, ".env.example:"])
    expect(told).toContain(part)
  delete process.env.OUTBOX_RATE
})

test("each example is a value that is allowed", () => {
  const examples = Object.fromEntries([...settings].map(([name, { example }]) => [name, example]))
  const wrong = [...settings].filter(([name, row]) => !parseSetting(name, row, examples).success)
  expect(wrong.map(([name]) => name)).toEqual(["LEADS_WEBHOOK_SECRET"])
})

test(".env.example and docs/settings.md are as npm run generate writes them", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample())
  expect(readFileSync("docs/settings.md", "utf8")).toBe(settingsDocument())
})

test("scripts read exactly the settings that the table says", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(path.join("hosting", "settings")))
    .map((file) => readFileSync(path.join("src", file), "utf8"))
  const spelled = new Set([...sources.join("\n").matchAll(/process\.env\.(GATSBY_\w+)/g)].map(([, name]) => name))
  // Gatsby's own.
  for (const name of ["GATSBY_SLICES"]) spelled.delete(name)
  const read = [...settings].filter(([, { readBy }]) => readBy.includes("browser")).map(([name]) => name)
  expect([...spelled].toSorted()).toEqual(read.toSorted())
})
