import { contactPreset } from "../../src/forms/ContactForm/contactPreset"

const tiers = ["Silver", "Gold", "Platinum"]
const preset = (search: string, message = "") =>
  contactPreset(search, { message, package: "" }, tiers, "About: {service}")

test("a link chooses a plan by name", () => {
  expect(preset("?package=Gold")).toEqual({ package: "Gold" })
})

test.each(["", "?package=", "?package=gold", "?package=Diamond", "?package=%3Cb%3E", "?other=Gold"])(
  "%p chooses none",
  (search) => expect(preset(search)).toEqual({}),
)

test.each([
  ["?service=essay-help-services", "About: Essay help services\n\n"],
  ["?service=c++-assignment", "About: C++ assignment\n\n"],
  ["?service=c%2B%2B-assignment", "About: C++ assignment\n\n"],
])("%p begins the message", (search, message) => expect(preset(search)).toEqual({ message }))

test.each(["?service=<script>", "?service=Buy%20now!", `?service=${"a".repeat(81)}`, "?service=-a", "?service=%0d%0a"])(
  "%p does not get into the message",
  (search) => expect(preset(search)).toEqual({}),
)

test("a message that was begun stays", () => {
  expect(preset("?service=law-assignment&package=Silver", "Dear all")).toEqual({ package: "Silver" })
})
