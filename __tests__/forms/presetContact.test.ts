/** @jest-environment node */

import { FormSession } from "../../src/forms/FormSession"
import { defaultsOf } from "../../src/forms/formTables"
import { presetContact } from "../../src/forms/presetContact"

const tiers = ["Silver", "Gold", "Platinum"]

/** The names of existing services, by the addresses of their data. */
const services: Record<string, string> = {
  "/page-data/services/law-assignment/page-data.json": "Law",
  "/page-data/services/c++-assignment/page-data.json": "C++",
}

/** Answers like the site's server: the data of a page, or an HTML error page. */
const answerTo = (address: string) => ({
  ok: true,
  headers: new Headers({ "content-type": services[address] ? "application/json" : "text/html" }),
  json: async () => ({ result: { data: { service: { name: services[address] } } } }),
})

const asked = jest.fn(async (address: string) => answerTo(address))

beforeEach(() => {
  asked.mockClear()
  globalThis.fetch = asked as unknown as typeof fetch
})

const newForm = () => FormSession.open("contact", "contact", defaultsOf("contact")).form

const chosenIn = (form: ReturnType<typeof newForm>) => {
  const { values } = form.getState()
  return { package: values.package, message: values.message }
}

const preset = async (search: string, before: Readonly<Record<string, string>> = {}, meanwhile?: string) => {
  const form = newForm()
  for (const [name, text] of Object.entries(before)) form.change(name, text)
  const stop = presetContact(form, search, tiers, "About: {service}")
  if (meanwhile !== undefined) form.change("message", meanwhile)
  await new Promise((done) => setTimeout(done))
  stop()
  return chosenIn(form)
}

test("a link chooses a plan by name", async () => {
  expect(await preset("?package=Gold")).toEqual({ package: "Gold", message: "" })
})

test.each([
  ...["", "?package=", "?package=gold", "?package=Diamond", "?other=Gold"],
  ...["?package=%3Cb%3EGold%3C/b%3E", "?package=__proto__"],
])("%p chooses none", async (search) => expect(await preset(search)).toEqual({ package: "", message: "" }))

test.each([
  ["?service=law-assignment", "About: Law\n\n"],
  ["?service=c++-assignment", "About: C++\n\n"],
  ["?service=c%2B%2B-assignment", "About: C++\n\n"],
])("%p begins the message", async (search, message) => expect(await preset(search)).toMatchObject({ message }))

test.each(["?service=nonsense", "?service=buy-now-at-evil", "?service=constructor"])(
  "%p, which is not a service, does not get into the message",
  async (search) => expect(await preset(search)).toEqual({ package: "", message: "" }),
)

test.each([
  ...["?service=<script>", "?service=Buy%20now!", "?service=-a", "?service=%0d%0a", "?service=..%2F..%2Fplans"],
  ...[`?service=${"a".repeat(81)}`, "?service="],
])("%p, which cannot be a service, is not even looked up", async (search) => {
  expect(await preset(search)).toEqual({ package: "", message: "" })
  expect(asked).not.toHaveBeenCalled()
})

test("a message that was begun stays", async () => {
  expect(await preset("?service=law-assignment&package=Silver", { message: "Dear all" })).toEqual({
    package: "Silver",
    message: "Dear all",
  })
})

test("a plan chosen earlier is replaced by the link's", async () => {
  expect(await preset("?package=Gold", { package: "Silver" })).toMatchObject({ package: "Gold" })
})

test("a message that is begun while the service is looked up stays", async () => {
  expect(await preset("?service=law-assignment", {}, "D")).toMatchObject({ message: "D" })
})

test("after the visitor has left, and without a connection, nothing is filled in", async () => {
  const form = newForm()
  presetContact(form, "?service=law-assignment", tiers, "About: {service}")()
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  expect(await preset("?service=law-assignment")).toMatchObject({ message: "" })
  expect(chosenIn(form).message).toBe("")
})
