import { contact, fetchDouble, sendMail } from "../../support/mailDouble"

test("with an account configured, forms go to the hosted service, each with its own service and template", async () => {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "key"
  process.env.GATSBY_EMAILJS_JOB_SERVICE = "service-7"
  process.env.GATSBY_EMAILJS_JOB_TEMPLATE = "template-7"
  await expect(sendMail("job", contact)).resolves.toEqual({ sent: true })
  expect(fetchDouble.mock.calls[0][0]).toBe("https://api.emailjs.com/api/v1.0/email/send")
  expect(JSON.parse(fetchDouble.mock.calls[0][1].body)).toMatchObject({
    user_id: "key",
    service_id: "service-7",
    template_id: "template-7",
  })
})

test.each(["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_CONTACT_SERVICE", "GATSBY_EMAILJS_CONTACT_TEMPLATE"])(
  "with a configuration without %s nothing is sent",
  async (missing) => {
    process.env.GATSBY_EMAILJS_PUBLIC_KEY = "key"
    process.env.GATSBY_EMAILJS_CONTACT_SERVICE = "service"
    process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE = "template"
    delete process.env[missing]
    await expect(sendMail("contact", contact)).resolves.toEqual({ sent: false, reason: "failed" })
    expect(fetchDouble).not.toHaveBeenCalled()
  },
)
