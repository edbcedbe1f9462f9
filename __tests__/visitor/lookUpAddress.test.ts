import { lookUpAddress } from "../../src/visitor/lookUpAddress"

test("the address is also found in browsers without URL.canParse", () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, "canParse")
  expect(lookUpAddress("/geo.json", "https://site.example/")?.href).toBe("https://site.example/geo.json")
  URL.canParse = canParse
})

test.each([
  ["https://geo.example/json", "https://site.example/", true],
  ["https://geo.example/json", "http://localhost:9000/", true],
  ["http://geo.example/json", "https://site.example/", false],
  ["http://localhost:8000/json", "https://site.example/", false],
  ["http://geo.example/json", "http://site.example/", false],
  ["http://localhost:8000/json", "http://localhost:9000/", true],
  ["http://geo.example/json", "http://127.0.0.1:9000/", true],
  ["/geo.json", "https://site.example/", true],
  ["javascript:alert(1)", "http://localhost:9000/", false],
  ["data:application/json,{}", "https://site.example/", false],
  ["http://", "https://site.example/", false],
])("%p requested from %p is allowed: %p", (configured, page, allowed) =>
  expect(lookUpAddress(configured, page) !== undefined).toBe(allowed),
)
