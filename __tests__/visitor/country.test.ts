import greetings from "../../data/greetings.json"
import { countryName } from "../../src/visitor/countryName"
import { greetingFor } from "../../src/visitor/greetingFor"
import { lookUpAddress } from "../../src/visitor/lookUpAddress"

describe("the name in a look-up's answer", () => {
  test.each([
    "Ireland",
    "Côte d'Ivoire",
    "Bosnia & Herzegovina",
    "Guinea-Bissau",
    "Türkiye",
    "Congo (Kinshasa)",
    " Oman ",
  ])("%p is one", (country) => expect(countryName({ country })).toBe(country.trim()))

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
  ])("%p holds none", (answer) => expect(countryName(answer)).toBe(""))
})

describe("the look-up's address", () => {
  test("is found in browsers without URL.canParse, too", () => {
    const { canParse } = URL
    Reflect.deleteProperty(URL, "canParse")
    expect(lookUpAddress("/geo.json", "https://quillhaven.example/")?.href).toBe("https://quillhaven.example/geo.json")
    URL.canParse = canParse
  })

  test.each([
    ["https://geo.example/json", "https://quillhaven.example/", true],
    ["https://geo.example/json", "http://localhost:9000/", true],
    ["http://geo.example/json", "https://quillhaven.example/", false],
    ["http://localhost:8000/json", "https://quillhaven.example/", false],
    ["http://geo.example/json", "http://quillhaven.example/", false],
    ["http://localhost:8000/json", "http://localhost:9000/", true],
    ["http://geo.example/json", "http://127.0.0.1:9000/", true],
    ["/geo.json", "https://quillhaven.example/", true],
    ["javascript:alert(1)", "http://localhost:9000/", false],
    ["data:application/json,{}", "https://quillhaven.example/", false],
    ["http://", "https://quillhaven.example/", false],
  ])("%p asked from %p is let through: %p", (configured, page, allowed) =>
    expect(lookUpAddress(configured, page) !== undefined).toBe(allowed),
  )
})

describe("the greeting", () => {
  test.each([
    ["United Kingdom", "Welcome to the UK!"],
    ["Ireland", "Hello from Ireland!"],
    ["Canada", "Greetings from Canada!"],
    ["Australia", "G'day from Australia!"],
    ["Germany", "Willkommen aus Deutschland!"],
    ["New Zealand", "Kia ora from New Zealand!"],
    ["United Arab Emirates", "Welcome from Dubai!"],
    ["Norway", "Hello from Norway!"],
    ["", greetings.neutral],
  ])("for %p is %p", (country, greeting) => expect(greetingFor(country, false, greetings)).toBe(greeting))

  test("says that the country is looked up only while it is not known", () => {
    expect(greetingFor("", true, greetings)).toBe(greetings.unknown)
    expect(greetingFor("Ireland", true, greetings)).toBe(greetingFor("Ireland", false, greetings))
  })
})
