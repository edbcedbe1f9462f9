import { countryName } from "../../src/visitor/lookUpCountry"

test.each([
  "Ireland",
  "Côte d'Ivoire",
  "Bosnia & Herzegovina",
  "Guinea-Bissau",
  "Türkiye",
  "Congo (Kinshasa)",
  " Oman ",
])("%p in the answer of a look-up is a name", (country) => expect(countryName({ country })).toBe(country.trim()))

test.each([
  undefined,
  null,
  "Ireland",
  [],
  {},
  { country: 7 },
  { country: null },
  { country: "" },
  { country: "I" },
  { country: "<b>Ireland</b>" },
  { country: "Ire\u202eland" },
  { country: "Ireland\u0000" },
  { country: "https://a.example" },
  { country: "a".repeat(61) },
  { country: { toString: () => "Ireland" } },
])("%p contains no name", (answer) => expect(countryName(answer)).toBe(""))
