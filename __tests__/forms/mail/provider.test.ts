import { readFileSync } from "node:fs"
import { type FormName, formTables } from "../../../src/forms/formTables"
import { mailProvider } from "../../../src/forms/mail/provider"
import { answer, fetchDouble, sendMail } from "../../support/mailDouble"

const settings = Object.keys(mailProvider.settings())

test.each(settings)("its setting %s is read, explained, and public, since browsers send the forms", (name) => {
  process.env[name] = "zebra"
  expect(mailProvider.settings()[name]).toBe("zebra")
  expect(name).toMatch(/^GATSBY_/)
  expect(readFileSync(".env.example", "utf8")).toMatch(new RegExp(`^#${name}=`, "m"))
})

describe("with all settings", () => {
  beforeEach(() => {
    for (const name of settings) process.env[name] = "zebra"
  })

  test.each(Object.keys(formTables) as FormName[])(
    "the %s form goes to its origin, with what was typed",
    async (form) => {
      await expect(sendMail(form, { message: "Seven zebras" })).resolves.toEqual({ sent: true })
      const [address, { body }] = fetchDouble.mock.calls[0]
      expect(new URL(address).origin).toBe(mailProvider.origin)
      expect(body).toContain("Seven zebras")
    },
  )

  test("a refusal is a failure", async () => {
    fetchDouble.mockResolvedValue(answer(429, "Too Many Requests"))
    await expect(sendMail("contact", { message: "Hi" })).resolves.toEqual({ sent: false, reason: "failed" })
  })
})
