import "../../support/shippedData"
import { TextEncoder } from "node:util"
import { render, screen } from "@testing-library/react"
import { useGreeting } from "../../../src/site/visitor/useGreeting"
import { useVisitorCountry } from "../../../src/site/visitor/useVisitorCountry"
import { greetings } from "../../support/siteContent"

const Greeting = ({ override }: { override?: string }) => <p>{`[${useVisitorCountry()}] ${useGreeting(override)}`}</p>

test("on the server the country is unknown", async () => {
  globalThis.TextEncoder = TextEncoder
  const { renderToString } = await import("react-dom/server")
  expect(renderToString(<Greeting />)).toBe(renderToString(<p>{`[] ${greetings.unknown}`}</p>))
})

test("a page's own text replaces the greeting", () => {
  sessionStorage.setItem("visitor-country", "Ireland")
  render(<Greeting override="Good day" />)
  expect(screen.getByText("[Ireland] Good day")).toBeVisible()
})
