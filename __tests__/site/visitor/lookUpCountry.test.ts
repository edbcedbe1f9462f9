import { countryName, lookUpAddress } from "../../../src/site/visitor/lookUpCountry"

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

test("the address is also found in browsers without URL.canParse", () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, "canParse")
  expect(lookUpAddress("/geo.json", "https://site.example/").href).toBe("https://site.example/geo.json")
  URL.canParse = canParse
})

test.each([
  ["https://geo.example/json", "https://site.example/"],
  ["https://geo.example/json", "http://localhost:9000/"],
  ["http://localhost:8000/json", "http://localhost:9000/"],
  ["http://geo.example/json", "http://127.0.0.1:9000/"],
  ["/geo.json", "https://site.example/"],
])("%p may be requested from %p", (configured, page) =>
  expect(lookUpAddress(configured, page).href).toBe(new URL(configured, page).href),
)

test.each([
  ["http://geo.example/json", "https://site.example/"],
  ["http://localhost:8000/json", "https://site.example/"],
  ["http://geo.example/json", "http://site.example/"],
  ["javascript:alert(1)", "http://localhost:9000/"],
  ["data:application/json,{}", "https://site.example/"],
  ["http://", "https://site.example/"],
])("%p may not be requested from %p", (configured, page) => expect(() => lookUpAddress(configured, page)).toThrow())
