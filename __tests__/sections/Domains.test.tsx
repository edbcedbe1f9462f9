import { render, screen } from "@testing-library/react"
import { Domains } from "../../src/sections/Domains/Domains"
import { domains } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the domains are numbered figures that link to their services, followed by a link to all services", () => {
  render(<Domains />)
  expect(screen.getByRole("heading", { level: 2, name: "Our fields" })).toBeVisible()
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Fig. 1Law", "/services/law-help"],
    ["Fig. 2C++", "/services/c++-help"],
    ["See all", "/services"],
  ])
  expect(screen.getByText("And more")).toBeVisible()
})

test("the text under the heading shows if there is any", () => {
  answerWith({ domains: domains({ lede: "Ask for others." }) })
  render(<Domains />)
  expect(screen.getByText("Ask for others.")).toBeVisible()
})
