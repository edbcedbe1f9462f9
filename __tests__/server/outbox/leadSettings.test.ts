/** @jest-environment node */
import { channelsOf } from "../../../src/server/outbox/channelsOf"
import { leadSettings, type MailSettings, recipientsFor } from "../../../src/server/outbox/leadSettings"

const secret = `whsec_${Buffer.alloc(32, "s").toString("base64")}`
const mail = {
  SMTP_URL: "smtps://me%40zebra.house:key@smtp.zebra.house",
  LEADS_FROM: "a@zebra.house",
  LEADS_TO: "b@zebra.house",
}
const webhook = { LEADS_WEBHOOK: "https://zebra.house/leads", LEADS_WEBHOOK_SECRET: secret }

const steps = (env: NodeJS.ProcessEnv) => channelsOf(leadSettings(env)).map(({ step }) => step)
const fields = (env: NodeJS.ProcessEnv) => leadSettings(env).issues.map(({ field }) => field)

test("nothing is delivered unless it is set, and both ways work at once", () => {
  expect([steps({}), fields({})]).toEqual([[], []])
  expect([steps({ ...mail, ...webhook }), fields({ ...mail, ...webhook })]).toEqual([["mail", "webhook"], []])
})

test("each form may have recipients of its own", () => {
  const env = { ...mail, LEADS_TO: "b@zebra.house, c@zebra.house", LEADS_TO_JOB: "hr@zebra.house" }
  const recipients = (form: string) => recipientsFor(leadSettings(env).mail as MailSettings, form)
  expect(recipients("job")).toEqual(["hr@zebra.house"])
  expect(recipients("enquiry")).toEqual(["b@zebra.house", "c@zebra.house"])
  expect(recipients("no form")).toEqual(["b@zebra.house", "c@zebra.house"])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ["SMTP_URL", { SMTP_URL: "smtp.zebra.house" }],
  ["SMTP_URL", { SMTP_URL: "smtp:" }],
  ["SMTP_URL", { SMTP_URL: "https://smtp.zebra.house" }],
  ["SMTP_URL", { SMTP_URL: "" }],
  ["LEADS_FROM", { LEADS_FROM: "Zebra House" }],
  ["LEADS_FROM", { LEADS_FROM: "" }],
  ["LEADS_TO", { LEADS_TO: "b@zebra.house; c@zebra.house" }],
  ["LEADS_TO", { LEADS_TO: " , " }],
  ["LEADS_TO_JOB", { LEADS_TO_JOB: "hr" }],
  ["LEADS_WEBHOOK", { LEADS_WEBHOOK: "http://zebra.house/leads" }],
  ["LEADS_WEBHOOK", { LEADS_WEBHOOK: "http://[2001:db8::1]/leads" }],
  ["LEADS_WEBHOOK", { LEADS_WEBHOOK: "zebra" }],
  ["LEADS_WEBHOOK_SECRET", { LEADS_WEBHOOK_SECRET: "" }],
  ["LEADS_WEBHOOK_SECRET", { LEADS_WEBHOOK_SECRET: "whsec_short" }],
  ["LEADS_WEBHOOK_SECRET", { LEADS_WEBHOOK_SECRET: "no base64!" }],
  ["LEADS_REPLY", { LEADS_REPLY: "yes" }],
  ["LEADS_PURGE", { LEADS_PURGE: "daily" }],
])("a wrong %s is told with its remedy, without the value, and stops no other way of delivery (%j)", (field, wrong) => {
  const env = { ...mail, ...webhook, ...wrong }
  const { issues } = leadSettings(env)
  expect(issues).toEqual([{ field, message: expect.any(String), remedy: expect.stringMatching(/\.$|"$/) }])
  expect(JSON.stringify(issues)).not.toContain("zebra")
  const stopped = field.startsWith("LEADS_WEBHOOK") ? "webhook" : "mail"
  const isSwitch = field === "LEADS_REPLY" || field === "LEADS_PURGE"
  expect(steps(env)).toEqual(["mail", "webhook"].filter((step) => isSwitch || step !== stopped))
})

test("a reply needs mail", () => expect(fields({ LEADS_REPLY: "on" })).toEqual(["LEADS_REPLY"]))

test("a webhook may be plain http in a private network", () => {
  for (const LEADS_WEBHOOK of ["http://localhost:5678/", "http://127.0.0.1/", "http://[::1]/", "http://n8n:5678/leads"])
    expect(fields({ ...webhook, LEADS_WEBHOOK })).toEqual([])
})
