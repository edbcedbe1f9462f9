import { render, screen, within } from "@testing-library/react"
import { CountryBelowFold } from "../../src/sections/BelowFold/CountryBelowFold"
import { HomeBelowFold } from "../../src/sections/BelowFold/HomeBelowFold"
import { ServiceBelowFold } from "../../src/sections/BelowFold/ServiceBelowFold"
import { contactPath } from "../../src/site/contactPath"
import { plainHeadline } from "../../src/site/plainHeadline"
import * as fragments from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

// React 18 warns about the element `search`.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined))

/** The headings of the sections in order, including those of text parts inside a section. */
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

describe("home", () => {
  test("has the figures, and its sections in order, with the anchors that menus link to", () => {
    const { container } = render(<HomeBelowFold />)
    expect(container.firstElementChild).toHaveAccessibleName(/in figures$/)
    expect(headings()).toEqual([
      "How it works",
      "Reasons to ask",
      "What we do",
      "Our fields",
      "What you get",
      "Our plans",
      "What they say",
      "Common questions",
    ])
    const anchors = [...container.querySelectorAll("section[id]")].map(({ id }) => id)
    expect(anchors).toEqual(["how-it-works", "plans", "feedback", "faqs"])
  })
})

describe("a service", () => {
  const page = {
    service: fragments.service(),
    samples: [fragments.serviceSample()],
  }

  test("has its sections in order: its own text first, its own questions and related content last", () => {
    render(<ServiceBelowFold {...page} guides={[fragments.citationTable()]} />)
    expect(headings()).toEqual([
      ...["What is included", "How we go about it", "What to send", "An example", "Common mistakes"],
      ...[labels.citation.heading, labels.sample.ofService].map(plainHeadline),
      ...["How it works", "Reasons to ask", "What we do", "By subject", "Before you order", "Questions on law"],
      plainHeadline(labels.service.relatedHeading),
    ])
    const questions = document.getElementById("service-faqs") as HTMLElement
    expect(within(questions).getByRole("heading", { level: 3, name: "Which courts?" })).toBeVisible()
    expect(within(questions).getByRole("searchbox", { name: fragments.faqs().searchLabel })).toBeVisible()
  })

  test("links to contact with its name, and has no headings for missing content", () => {
    render(<ServiceBelowFold {...page} samples={[]} guides={[]} />)
    expect(screen.getByRole("link", { name: "Book now" })).toHaveAttribute("href", contactPath({ service: "law-help" }))
    for (const label of [labels.citation.heading, labels.sample.ofService])
      expect(headings()).not.toContain(plainHeadline(label))
  })
})

describe("a country", () => {
  test("has the figures, the sections of all countries, its own guide, and links to the other countries", () => {
    const { container } = render(<CountryBelowFold country={fragments.country()} />)
    expect(container.firstElementChild).toHaveAccessibleName(/in figures$/)
    const own = ["Studying in Ireland", "Grades", "Terms"]
    expect(headings()).toEqual(["How it works", "Reasons to ask", "What we do", ...own])
    expect(screen.getByRole("list", { name: labels.navigation.social })).toBeVisible()
    expect(screen.getByText("Beware")).toBeVisible()
    const others = within(screen.getByRole("navigation", { name: labels.country.others })).getAllByRole("link")
    expect(others.map(({ textContent }) => textContent)).toEqual(["Canada"])
  })

  test("whose law restricts our help has the restricted text in each section that has one", () => {
    render(<CountryBelowFold country={fragments.country({ restricted: { note: "" } })} />)
    expect(headings()[0]).toBe("How we teach")
    for (const words of ["We read it with you.", "We coach essays."]) expect(screen.getByText(words)).toBeVisible()
    for (const words of ["We write it.", "We write essays."]) expect(screen.queryByText(words)).toBeNull()
  })
})
