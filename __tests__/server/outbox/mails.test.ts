/** @jest-environment node */
import { parse } from "parse5"
import { readForms } from "../../../src/content/formWords"
import type { OutboxEntry } from "../../../src/server/outbox/OutboxEntry"
import { ownerMail } from "../../../src/server/outbox/ownerMail"
import { replyMail } from "../../../src/server/outbox/replyMail"
import { StaticPage } from "../../e2e/StaticPage"
import { hostileStrings } from "../../hostile/hostileStrings"
import { forms, site } from "../../support/siteContent"
import { posted } from "./TestOutbox"

const entry = (form: string, params: object, along: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...posted(form, params),
  id: "11111111-1111-4111-8111-111111111111",
  received: "2027-05-01T20:00:00.000Z",
  reference: "ACD347",
  context: { page: "/services/law-assignment", page_name: "Law", arrived_on: "/blogs", utm_campaign: "spring" },
  ...along,
})

const enquiry = {
  name: "Zoë Marsh",
  number: "7911123456",
  countryCode: "+44",
  email: "zoe@zebra.house",
  deadline: "2027-05-20",
  termsAccepted: true,
}
const message = { user_name: "Zoë Marsh", user_email: "zoe@zebra.house", mobile: "7911123456", countryCode: "+44" }

describe("the mail to the owner", () => {
  test("says in its subject what, by when, from whom and the reference", () => {
    expect(ownerMail(entry("enquiry", enquiry)).subject).toBe(
      `${forms.enquiry.name}: Law, due May 20, Zoë Marsh (ACD347)`,
    )
    expect(ownerMail(entry("contact", message, { reference: undefined, context: undefined })).subject).toBe(
      `${forms.contact.name}: Zoë Marsh`,
    )
  })

  test("begins with what was written, and has the other fields in the form's order, then where they came from", () => {
    const { text } = ownerMail(entry("contact", { ...message, message: "one\ntwo", package: "Gold" }))
    const { fields } = forms.contact
    const places = [
      `${fields.message.label}:\none\ntwo`,
      `${fields.user_name.label}: Zoë Marsh`,
      `${fields.mobile.label}: +44 7911123456`,
      `${fields.package.label}: Gold`,
      "Reference: ACD347",
      `Address: ${site.url}/services/law-assignment`,
      `First page of the visit: ${site.url}/blogs`,
      "Campaign: spring",
    ].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).not.toContain(`${fields.countryCode.label}:`)
  })

  test("opens a call, a chat and the page at a tap, and tells days as the site does, on the owner's clock", () => {
    const { html, text } = ownerMail(entry("enquiry", enquiry))
    const links = new StaticPage(html).values("a", "href")
    expect(links).toEqual([
      "tel:+447911123456",
      "https://wa.me/447911123456",
      `${site.url}/services/law-assignment`,
      `${site.url}/blogs`,
    ])
    expect(text).toContain(`${forms.enquiry.fields.deadline.label}: May 20, 2027`)
    const { timeZone } = site.leads
    const clock = new Intl.DateTimeFormat("en-US", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
    expect(text).toContain(clock.format(new Date("2027-05-01T20:00:00Z")))
  })

  test.each([
    ["+44", "07911 123456", "447911123456"],
    ["+39", "0612345678", "390612345678"],
    ["+44", "ask me", undefined],
  ])("of the number %s %s opens %s", (countryCode, mobile, digits) => {
    const { html, text } = ownerMail(entry("contact", { ...message, countryCode, mobile }, { context: undefined }))
    expect(text).toContain(`${countryCode} ${mobile}`)
    expect(new StaticPage(html).values("a", "href")).toEqual(
      digits ? [`tel:+${digits}`, `https://wa.me/${digits}`] : [],
    )
  })

  test.each(hostileStrings)("makes no element of what was typed: %j", (typed) => {
    const plain = new StaticPage(ownerMail(entry("contact", { ...message, message: "plain" })).html)
    const { html } = ownerMail(entry("contact", { ...message, message: typed }))
    const known = new Set([...plain.everything.map(({ tagName }) => tagName), "br"])
    expect(parse(html)).toBeDefined()
    expect(new StaticPage(html).everything.map(({ tagName }) => tagName).filter((tag) => !known.has(tag))).toEqual([])
    expect(new StaticPage(html).values("a", "href")).toEqual(plain.values("a", "href"))
  })
})

describe("the automatic reply", () => {
  test("greets by name, repeats what was sent, and says who writes, with phone and company", () => {
    const { text, subject } = replyMail(entry("enquiry", { ...enquiry, course: "Law of torts" }))
    expect(subject).toBe(`${readForms().reply.subject} (ACD347)`)
    const { label } = forms.enquiry.fields.course
    for (const part of [
      readForms().reply.greeting.replace("{name}", "Zoë Marsh"),
      "ACD347",
      `${readForms().reply.sent}:`,
      `${label}: Law of torts`,
      site.contact.phone,
      readForms().reply.particulars,
    ])
      expect(text).toContain(part)
    expect(text).toContain(site.company.registration)
    const without = replyMail(entry("contact", { ...message, mobile: "" })).text
    expect(without).not.toContain(`${forms.contact.fields.mobile.label}:`)
  })

  test.each(["win at pills.example", "https://pills.example", "eve@pills.example", "call 4479111234", "two\nlines"])(
    "repeats nothing that leads a stranger away: %j",
    (typed) => {
      const { text } = replyMail(entry("enquiry", { ...enquiry, name: typed, course: typed }))
      expect(text).not.toContain(typed)
      expect(text).toContain(readForms().reply.greetingWithoutName)
    },
  )
})
