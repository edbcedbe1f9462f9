import { MAX_FIELD_BYTES } from "../../../src/forms/formTables"
import { mailProvider } from "../../../src/forms/mail/provider"
import { acceptedLength, sendMail as start } from "../../../src/forms/mail/sendMail"
import { answer, contact, fetchDouble, sendMail } from "../../support/mailDouble"

const sentBody = () => JSON.parse(fetchDouble.mock.calls[0][1].body)

test("with nothing configured the mail client posts to the site's own endpoint", async () => {
  await expect(sendMail("contact", { ...contact, package: "Gold" })).resolves.toEqual({ sent: true })
  const [address, request] = fetchDouble.mock.calls[0]
  expect(address).toBe("http://localhost/api/v1.0/email/send")
  expect(request).toMatchObject({ method: "POST", headers: { "Content-type": "application/json" } })
  expect(sentBody()).toEqual({
    lib_version: "4.4.1",
    user_id: "built-in",
    service_id: "contact",
    template_id: "contact",
    template_params: { ...contact, package: "Gold" },
  })
})

test("a package that was not chosen is absent, and the job form's box is not part of the application", async () => {
  await sendMail("contact", { ...contact, package: "" })
  expect(sentBody().template_params).toEqual(contact)
  fetchDouble.mockClear()
  await sendMail("job", { ...contact, profile: "Writer", terms: true })
  expect(sentBody().template_params).toEqual({ ...contact, profile: "Writer" })
})

test("the enquiry form's box is part of the enquiry", async () => {
  await sendMail("enquiry", { name: "Ann", termsAccepted: true })
  expect(sentBody().template_params).toEqual({ name: "Ann", termsAccepted: true })
})

describe("every failure is a result, never an exception", () => {
  test.each([
    [403, "Forbidden"],
    [404, "Not Found"],
    [405, "Method Not Allowed"],
    [429, "Too Many Requests"],
    [451, "Unavailable For Headless Browser"],
    [500, "Server Error"],
  ])("status %i", async (status, text) => {
    fetchDouble.mockResolvedValue(answer(status, text))
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
  })

  test("a refusal for its size", async () => {
    fetchDouble.mockResolvedValue(answer(413, "Too Large"))
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "tooLong" })
  })

  test("a dropped connection", async () => {
    fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"))
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
  })

  test("a dropped connection while the browser is offline", async () => {
    fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"))
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "offline" })
  })

  test("an answer, although the browser says that it is offline", async () => {
    fetchDouble.mockResolvedValue(answer(500, "no"))
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
  })

  test.each(["", "netlify"])("an answer that never comes, after 15 seconds, also with GATSBY_FORMS=%s", async (way) => {
    process.env.GATSBY_FORMS = way
    jest.useFakeTimers()
    fetchDouble.mockReturnValue(new Promise(() => undefined))
    const settled = jest.fn()
    const sending = sendMail("contact", contact).then(settled)
    await jest.advanceTimersByTimeAsync(14_900)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    await sending
    expect(settled).toHaveBeenCalledWith({ sent: false, reason: "failed" })
  })
})

test.each(["<!DOCTYPE html><html>", "\n<html lang='en'>"])(
  "a page from a static host is not an acknowledgement: %p",
  async (page) => {
    fetchDouble.mockResolvedValue(answer(200, page))
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
    for (const name of Object.keys(mailProvider.settings())) process.env[name] = "set"
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: true })
  },
)

test("a late answer reports that an overdue send has arrived", async () => {
  jest.useFakeTimers()
  let respond: (value: unknown) => void = () => undefined
  fetchDouble.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  const sending = start("contact", contact)
  await jest.advanceTimersByTimeAsync(15_100)
  await expect(sending.result).resolves.toEqual({ sent: false, reason: "failed" })
  respond(answer(200, "OK"))
  await expect(sending.answer).resolves.toEqual({ sent: true })
})

test.each([
  ["Latin", "a".repeat(2_000_000), MAX_FIELD_BYTES],
  ["another script", "是".repeat(1_000_000), Math.floor(MAX_FIELD_BYTES / 300) * 100],
  ["less than the receiver takes", "a".repeat(20_000), 10_000],
])("a text that is too long is to be cut to what is accepted: %s", (_kind, text, length) =>
  expect(acceptedLength(text)).toBe(length),
)

test("the browser's own fetch is not replaced", async () => {
  Object.defineProperty(globalThis, "fetch", { value: fetchDouble, writable: false, configurable: true })
  await expect(sendMail("contact", contact)).resolves.toEqual({ sent: true })
  Object.defineProperty(globalThis, "fetch", { value: fetchDouble, writable: true, configurable: true })
})
