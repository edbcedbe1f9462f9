/** @jest-environment node */

import { leadSettings, type MailSettings, recipientsFor } from "../../../src/server/outbox/leadSettings"
import { openWays } from "../../../src/server/outbox/openWays"

const mail = { SMTP_URL: "smtps://smtp.zebra.house", LEADS_FROM: "a@zebra.house", LEADS_TO: "b@zebra.house" }
const webhook = {
  LEADS_WEBHOOK: "https://zebra.house/leads",
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "s").toString("base64")}`,
}

test("nothing is delivered unless it is set, and both ways work at once", () => {
  const open = (env: NodeJS.ProcessEnv) => openWays(leadSettings(env)).map(({ name }) => name)
  expect(open({})).toEqual([])
  expect(open({ ...mail, ...webhook })).toEqual(["mail", "a webhook"])
})

test("each form may have recipients of its own", () => {
  const env = { ...mail, LEADS_TO_JOB: "hr@zebra.house" }
  const recipients = (form: string) => recipientsFor(leadSettings(env).mail as MailSettings, form)
  expect(recipients("job")).toEqual(["hr@zebra.house"])
  expect(recipients("enquiry")).toEqual(["b@zebra.house"])
  expect(recipients("no form")).toEqual(["b@zebra.house"])
})
