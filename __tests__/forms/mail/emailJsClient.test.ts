import { answer, contact, fetchDouble, sendMail } from "../../support/mailDouble"

test("if the mail client cannot be loaded, the same request is made without it", async () => {
  await sendMail("contact", contact)
  const withClient = fetchDouble.mock.calls[0]
  fetchDouble.mockClear()
  await jest.isolateModulesAsync(async () => {
    jest.doMock("@emailjs/browser", () => {
      throw new DOMException("storage is blocked", "SecurityError")
    })
    const { sendMail: begin } = await import("../../../src/forms/mail/sendMail")
    const send = (...args: Parameters<typeof begin>) => begin(...args).result
    await expect(send("contact", contact)).resolves.toEqual({ sent: true })
    expect(fetchDouble.mock.calls[0]).toEqual(withClient)

    fetchDouble.mockResolvedValue(answer(429, "Too Many Requests"))
    await expect(send("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
  })
})
