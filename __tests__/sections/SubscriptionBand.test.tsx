import { render, screen } from "@testing-library/react"
import { SubscriptionBand } from "../../src/sections/SubscriptionBand/SubscriptionBand"

jest.mock("gatsby", () => require("../support/sectionDouble"))
jest.mock("../../src/forms/SubscribeForm", () => ({ SubscribeForm: () => <form aria-label="Subscribe" /> }))

test("the band describes the subscription, and has the anchor that links use", () => {
  render(<SubscriptionBand />)
  const form = screen.getByRole("form", { name: "Subscribe" })
  const heading = screen.getByRole("heading", { level: 2, name: "News by post" })
  expect(screen.getByText("Once a month.")).toBeVisible()
  const band = document.getElementById("subscription")
  expect(band).toContainElement(form)
  expect(band).toContainElement(heading)
})
