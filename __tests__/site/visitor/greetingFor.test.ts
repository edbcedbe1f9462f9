/** @jest-environment node */
import { greetingFor } from "../../../src/site/visitor/greetingFor"

const greetings = {
  byCountry: [
    { country: "Zebraland", greeting: "Stripes to you!" },
    { country: "Gnuland", greeting: "Good day, {country}!" },
  ],
  other: "Hello from {country}!",
  unknown: "One moment…",
  neutral: "Welcome!",
}

test.each([
  ["Zebraland", "Stripes to you!"],
  ["Gnuland", "Good day, {country}!"],
  ["Norway", "Hello from Norway!"],
  ["", "Welcome!"],
])("the greeting for %p is %p", (country, greeting) => expect(greetingFor(country, false, greetings)).toBe(greeting))

test("it says that the country is being looked up only while it is unknown", () => {
  expect(greetingFor("", true, greetings)).toBe("One moment…")
  expect(greetingFor("Zebraland", true, greetings)).toBe("Stripes to you!")
})
