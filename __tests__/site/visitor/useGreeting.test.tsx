import { TextEncoder } from "node:util"
import { render, screen } from "@testing-library/react"
import { greetingFor } from "../../../src/site/visitor/greetingFor"
import { useGreeting } from "../../../src/site/visitor/useGreeting"
import { useVisitorCountry } from "../../../src/site/visitor/useVisitorCountry"
import { entry } from "../../support/data"

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

const Greeting = ({ override }: { override?: string }) => <p>{`[${useVisitorCountry()}] ${useGreeting(override)}`}</p>

test("on the server the country is unknown", async () => {
  globalThis.TextEncoder = TextEncoder
  const { renderToString } = await import("react-dom/server")
  expect(renderToString(<Greeting />)).toBe(renderToString(<p>{`[] ${entry("greetings").unknown}`}</p>))
})

test("a page's own text replaces the greeting", () => {
  sessionStorage.setItem("visitor-country", "Ireland")
  render(<Greeting override="Good day" />)
  expect(screen.getByText("[Ireland] Good day")).toBeVisible()
})
