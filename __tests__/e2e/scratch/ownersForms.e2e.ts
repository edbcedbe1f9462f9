import { expect, type Page } from "@playwright/test"
import { getExampleNumber } from "libphonenumber-js/max"
import examples from "libphonenumber-js/mobile/examples"
import { dialCodeOf } from "../../../src/gatsby-node/addDialCodes"
import { lengthsOf } from "../../../src/gatsby-node/dialCodes"
import { countryPath } from "../../../src/site/entryPaths"
import { fill } from "../../../src/site/fill"
import { anyServicePath, countries, dialCodes, forms, otherContactPage } from "../../support/siteContent"
import { violationsInBothSchemes } from "../design/axe"
import {
  test as base,
  buttonOf,
  expectSuccess,
  fieldOf,
  fillIn,
  formOf,
  open,
  panelOf,
  places,
} from "../enquiries/visitor"
import { idle, linkTo } from "../support"
import { OwnersCopy } from "./OwnersCopy"

/** Tests that share a copy with the owner's settings; its own server takes the forms. */
const test = base.extend<object, { copy: OwnersCopy }>({
  copy: [
    async ({ browserName: _ }, use) => {
      const copy = new OwnersCopy()
      try {
        await copy.start()
        await use(copy)
      } finally {
        await copy.stop()
      }
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
})

const { nextSteps, rules, shared } = forms

/** A country with restricted services whose numbers are written with a trunk prefix, with its code and a number. */
const [foreign] = countries.flatMap((country) => {
  const own = dialCodeOf(country)
  const number = getExampleNumber(country.language.split("-")[1] as "IE", examples)
  return country.restricted && own?.trunk && number && !dialCodes.short.includes(own.code)
    ? [{ country, own, number }]
    : []
})

/** An address one slip away from a common one: its second and third letter are swapped. */
const [domain = ""] = rules.commonDomains
const slip = domain.replace(/^(.)(.)(.)/, "$1$3$2")

const expectClean = async (page: Page, part: string) => {
  await idle(page)
  expect(await violationsInBothSchemes(page, part)).toEqual({ light: [], dark: [] })
}

/** Types into the focused field, and goes to the next. */
const type = async (page: Page, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press("Tab")
}

test("an enquiry by keyboard from a country page: own code, trunk prefix, hint, consent, campaign, reference, mails", async ({
  page,
  copy,
}) => {
  test.skip(
    !foreign,
    "data/countries has no restricted country with a code of its own whose numbers have a trunk prefix.",
  )
  const { country, own, number } = foreign as NonNullable<typeof foreign>
  const address = `zoe@${slip}`
  const form = `form[aria-label="${forms.enquiry.name}"]`
  await open(page, `${countryPath(country)}?utm_source=letter&utm_campaign=May+2026&utm_id=7`)
  await expect(fieldOf(page, "enquiry", "countryCode")).toHaveValue(own.code)
  const boxes = formOf(page, "enquiry").getByRole("checkbox")
  await expect(boxes).toHaveCount(2)

  await fieldOf(page, "enquiry", "name").focus()
  await type(page, "Zoë Marsh")
  const numberField = fieldOf(page, "enquiry", "number")
  await numberField.focus()
  await page.keyboard.type("123")
  await page.keyboard.press("Enter")
  const lengths = new RegExp(`\\${own.code} .*${lengthsOf(own.code).at(-1)}`)
  await expect(numberField).toHaveAccessibleDescription(lengths)
  await expectClean(page, form)

  await numberField.fill("")
  await type(page, number.formatNational())
  await type(page, address)
  const hint = fill(shared.didYouMean, { domain })
  await expect(fieldOf(page, "enquiry", "email")).toHaveAccessibleDescription(hint)
  await type(page, "Trinity")
  await type(page, "Law")
  await fieldOf(page, "enquiry", "deadline").fill("2099-12-31")
  await boxes.first().focus()
  await page.keyboard.press("Space")
  await expectClean(page, form)
  await page.keyboard.press("Enter")
  await expectSuccess(page, "enquiry")

  const entry = copy.lastOf("enquiry")
  expect(entry).not.toHaveProperty("suspect")
  expect(entry?.template_params).toMatchObject({
    name: "Zoë Marsh",
    number: number.nationalNumber,
    countryCode: own.code,
    email: address,
    termsAccepted: true,
    offersAccepted: false,
  })
  expect(entry?.context).toMatchObject({ page: countryPath(country), utm_source: "letter", utm_campaign: "May 2026" })
  expect(entry?.consent?.boxes.map(({ ticked }) => ticked)).toEqual([true, false])
  const reference = String(entry?.reference)
  const sent = panelOf(page, "enquiry")
  await expect(sent.getByText(fill(nextSteps.reference, { reference }), { exact: true })).toBeVisible()
  for (const { text, restricted } of nextSteps.enquiry.steps)
    await expect(sent.getByText(restricted ?? text, { exact: true })).toBeVisible()
  await expectClean(page, `:has(+ ${form})`)

  await expect.poll(() => copy.mailsTo("owner@zebra.house")).toHaveLength(1)
  const [mail] = copy.mailsTo("owner@zebra.house")
  expect(mail?.subject).toContain(reference)
  expect(mail?.replyTo?.map((sender) => sender.address)).toEqual([address])
  expect(mail?.text).toContain("letter")
  await expect.poll(() => copy.mailsTo(address)).toHaveLength(1)
  expect(copy.mailsTo(address)[0]?.text).toContain(reference)
})

test("a message from the second page of a visit says where it began, and has an address with a long ending", async ({
  page,
  copy,
}) => {
  await open(page, `/services?utm_source=letter`)
  await page.getByRole("main").locator(`a[href="${anyServicePath}"]`).first().click()
  await expect(page).toHaveURL(anyServicePath)
  await linkTo(page, otherContactPage).click()
  await expect(formOf(page, "contact")).toBeVisible()
  await fillIn(page, "contact", { user_email: "ann@college.engineering", mobile: "+49 1512 3456789" })
  await expect(fieldOf(page, "contact", "countryCode")).toHaveValue("+49")
  await buttonOf(page, "contact").click()
  await expectSuccess(page, "contact")
  const entry = copy.lastOf("contact")
  expect(entry?.template_params).toMatchObject({ countryCode: "+49", mobile: "15123456789" })
  expect(entry?.context).toMatchObject({ arrived_on: "/services", utm_source: "letter" })
})

test("an application and a subscription are sent, which has another reference when it is sent again", async ({
  page,
  copy,
}) => {
  await open(page, places.job)
  await fillIn(page, "job", { mobile: "7400123456" })
  await fieldOf(page, "job", "countryCode").selectOption("+44")
  await buttonOf(page, "job").click()
  await expectSuccess(page, "job")
  expect(copy.lastOf("job")?.template_params).toMatchObject({ countryCode: "+44", mobile: "7400123456" })
  await page.keyboard.press("Escape")

  await open(page, places.subscribe)
  const references = new Set<string>()
  for (const _time of ["first", "second"]) {
    await fillIn(page, "subscribe", { user_email: "bob@zebra.house" })
    await page.keyboard.press("Enter")
    await expectSuccess(page, "subscribe")
    const entry = copy.lastOf("subscribe")
    expect(entry?.template_params).toEqual({ user_email: "bob@zebra.house" })
    references.add(String(entry?.reference))
  }
  expect(references.size).toBe(2)
})
