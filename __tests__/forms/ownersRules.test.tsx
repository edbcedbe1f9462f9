import { fireEvent, render, screen } from "@testing-library/react"
import { ContactForm } from "../../src/forms/ContactForm"
import { EnquiryForm } from "../../src/forms/EnquiryForm"
import { fieldsOf, MAX_FIELD_BYTES } from "../../src/forms/formTables"
import { mailProvider } from "../../src/forms/mail/provider"
import { fill } from "../../src/site/fill"
import "../support/bareForms"
import { answerWith } from "../support/ownersSite"
import { dialCodes, forms } from "../support/siteContent"
import { textsByLabel } from "../support/typedTexts"
import { fetchDouble, prepareForms, sentParams, visitor } from "./formSetup"

prepareForms()

const off = { leads: { context: "off", reference: false } }
const { enquiry, contact, shared } = forms
const ireland = { code: "+353", trunk: "0", lengths: [7, 8, 9, 10] }

beforeEach(() => answerWith({ site: off }))

const fillEnquiry = async (texts: Readonly<Record<string, string>> = {}) => {
  const { deadline, termsAccepted } = enquiry.fields
  const user = visitor()
  await user.fillIn({ ...textsByLabel("enquiry"), ...texts })
  fireEvent.change(screen.getByLabelText(deadline.label), { target: { value: "2099-12-31" } })
  await user.click(screen.getAllByRole("checkbox")[0] as HTMLElement)
  expect(termsAccepted.required).not.toBe("")
  return user
}
const submit = () => fireEvent.submit(screen.getByRole("form"))

describe("consent to offers", () => {
  test("shares the box of the terms, as specified", async () => {
    render(<EnquiryForm />)
    await fillEnquiry()
    submit()
    await screen.findByText(enquiry.success)
    expect(sentParams()[0]).toMatchObject({ termsAccepted: true })
    expect(Object.keys(sentParams()[0] ?? {})).toEqual(
      Object.entries(fieldsOf("enquiry")).flatMap(([field, { optional }]) => (optional ? [] : [field])),
    )
  })

  test.each([false, true])("has a second box, which may stay unticked: %p", async (ticked) => {
    answerWith({ site: off, forms: { enquiry: { offers: "separate" } } })
    render(<EnquiryForm />)
    const [terms, offers] = screen.getAllByRole("checkbox")
    const [words = ""] = enquiry.termsAlone.split("[")
    expect(terms).toHaveAccessibleName(expect.stringContaining(words.trim()))
    expect(terms).not.toHaveAccessibleName(expect.stringContaining("offers"))
    expect(offers).toHaveAccessibleName(enquiry.fields.offersAccepted.label)
    expect(offers).not.toBeChecked()
    expect(offers).not.toBeRequired()
    const user = await fillEnquiry()
    if (ticked && offers) await user.click(offers)
    submit()
    await screen.findByText(enquiry.success)
    expect(sentParams()[0]).toMatchObject({ termsAccepted: true, offersAccepted: ticked })
  })
})

describe("room for the brief", () => {
  const { brief } = enquiry.fields

  test("is not there, as specified", () => {
    render(<EnquiryForm />)
    expect(screen.queryByLabelText(brief.label)).toBeNull()
  })

  describe("if the owner wants it", () => {
    beforeEach(() => {
      jest.replaceProperty(process, "env", { ...process.env, FORMS_BRIEF: "text" })
      answerWith({ site: off, forms: { enquiry: { brief: "text" } } })
    })

    test("may stay empty, and is then not sent", async () => {
      render(<EnquiryForm />)
      expect(screen.getByLabelText(brief.label)).not.toBeRequired()
      await fillEnquiry({ [brief.label]: " \u200b\n" })
      submit()
      await screen.findByText(enquiry.success)
      expect(sentParams()[0]).not.toHaveProperty("brief")
    })

    test("is kept as a draft, and sent in several lines", async () => {
      const text = "Discuss the duty of care.\n\n2,000 words, OSCOLA."
      const { unmount } = render(<EnquiryForm />)
      await visitor().fillIn({ [brief.label]: text })
      unmount()
      render(<EnquiryForm />)
      expect(screen.getByLabelText(brief.label)).toHaveValue(text)
      await fillEnquiry()
      submit()
      await screen.findByText(enquiry.success)
      expect(sentParams()[0]).toMatchObject({ brief: text })
    })

    test("takes 5,000 characters, and cuts none", async () => {
      render(<EnquiryForm />)
      await fillEnquiry()
      const field = screen.getByLabelText(brief.label)
      fireEvent.change(field, { target: { value: "x".repeat(5001) } })
      submit()
      expect(field).toHaveAccessibleDescription(brief.tooLong)
      expect(field).toHaveValue("x".repeat(5001))
      expect(fetchDouble).not.toHaveBeenCalled()
      fireEvent.change(field, { target: { value: "x".repeat(5000) } })
      submit()
      await screen.findByText(enquiry.success)
      expect(sentParams()[0]).toMatchObject({ brief: "x".repeat(5000) })
    })
  })
})

describe("with the phone numbers of all countries", () => {
  beforeEach(() => answerWith({ site: off, forms: { rules: { phone: "international" } } }))
  const { number, countryCode } = enquiry.fields

  test("a country page begins with its own code, and a number is sent without the trunk prefix", async () => {
    render(<EnquiryForm dialCode={ireland} />)
    expect(screen.getByLabelText(countryCode.label)).toHaveValue("+353")
    await fillEnquiry({ [number.label]: "085 012 3456" })
    expect(screen.getByLabelText(number.label)).toHaveValue("0850123456")
    submit()
    await screen.findByText(enquiry.success)
    expect(sentParams()[0]).toMatchObject({ countryCode: "+353", number: "850123456" })
  })

  test("a number that the code cannot have gets a message that names the lengths", async () => {
    render(<EnquiryForm dialCode={ireland} />)
    await fillEnquiry({ [number.label]: "123456" })
    submit()
    expect(screen.getByLabelText(number.label)).toHaveAccessibleDescription(
      `${fill(shared.phoneLengths, { code: "+353", lengths: "7–10" })} ${fill(shared.digitCount, { count: "6" })}`,
    )
    expect(fetchDouble).not.toHaveBeenCalled()
  })

  test("other pages begin with the usual code", () => {
    render(<EnquiryForm />)
    expect(screen.getByLabelText(countryCode.label)).toHaveValue(dialCodes.default)
  })
})

test("by the specified rule a country page begins with the usual code", () => {
  render(<EnquiryForm dialCode={{ ...ireland, lengths: null }} />)
  expect(screen.getByLabelText(enquiry.fields.countryCode.label)).toHaveValue(dialCodes.default)
})

test.each([
  ["short", false],
  ["any", true],
])("an address at a long ending, by the rule '%s', is accepted: %p", async (emailEnding, accepted) => {
  answerWith({ site: off, forms: { rules: { emailEnding } } })
  render(<EnquiryForm />)
  const { email } = enquiry.fields
  await fillEnquiry({ [email.label]: "ann@college.engineering" })
  submit()
  if (accepted) await screen.findByText(enquiry.success)
  else {
    expect(screen.getByLabelText(email.label)).toBeInvalid()
    expect(await screen.findByText(forms.shared.emailHint)).toBeVisible()
  }
  expect(fetchDouble).toHaveBeenCalledTimes(accepted ? 1 : 0)
})

test("an address one slip away from a common domain gets a question, which does not stop it from being sent", async () => {
  const [domain = ""] = forms.rules.commonDomains
  render(<EnquiryForm />)
  const { email, course } = enquiry.fields
  const user = await fillEnquiry({ [email.label]: `ann@${domain}m` })
  await user.click(screen.getByLabelText(course.label))
  await screen.findByText(fill(shared.didYouMean, { domain }))
  expect(screen.getByLabelText(email.label)).toHaveAccessibleDescription(fill(shared.didYouMean, { domain }))
  expect(screen.getByLabelText(email.label)).not.toBeInvalid()
  submit()
  await screen.findByText(enquiry.success)
  expect(sentParams()[0]).toMatchObject({ email: `ann@${domain}m` })
})

test("a message larger than this site's own endpoint takes is told at its field, in any script, until it is short enough", async () => {
  render(<ContactForm />)
  const user = visitor()
  await user.fillIn(textsByLabel("contact"))
  const field = screen.getByLabelText(contact.fields.message.label)
  const write = (value: string) => fireEvent.change(field, { target: { value } })
  const told = (count: string) => fill(shared.tooLong, { count })
  for (const [text, count] of [
    ["words ".repeat(4_000), "20,000"],
    ["слово ".repeat(2_000), "10,900"],
    ["語".repeat(7_000), "6,600"],
  ] as const) {
    write(text)
    expect(field).toHaveAccessibleDescription(told(count))
    expect(field).toBeInvalid()
    submit()
    await screen.findByText(contact.failure)
    expect(field).toHaveValue(text)
    expect(fetchDouble).not.toHaveBeenCalled()
    write(text.slice(0, Number(count.replace(",", "")) - 500))
    expect(field).not.toHaveAccessibleDescription()
    expect(field).toBeValid()
  }
  submit()
  await screen.findByText(contact.success)
  expect(Buffer.byteLength(String(sentParams()[0]?.message))).toBeLessThanOrEqual(MAX_FIELD_BYTES)
})

test("a text longer than the mail service takes is told before it is sent, and stays", async () => {
  const settings = mailProvider.settings()
  const [setting = ""] = Object.keys(settings)
  jest.spyOn(mailProvider, "settings").mockReturnValue({ ...settings, [setting]: "x" })
  render(<ContactForm />)
  const { message } = contact.fields
  const long = "words ".repeat(20_000)
  const user = visitor()
  await user.fillIn(textsByLabel("contact"))
  fireEvent.change(screen.getByLabelText(message.label), { target: { value: long } })
  submit()
  const [before = "", after = ""] = shared.tooLong.split("{count}")
  await screen.findByText(contact.failure)
  const [told] = screen.getAllByText((text) => text.startsWith(before) && text.endsWith(after))
  const count = Number(told?.textContent?.slice(before.length, -after.length).replace(",", ""))
  expect(count).toBeGreaterThan(40_000)
  expect(count).toBeLessThanOrEqual(mailProvider.maxBytes)
  expect(fetchDouble).not.toHaveBeenCalled()
  expect(screen.getByLabelText(message.label)).toHaveValue(long)
})
