import { render, screen } from "@testing-library/react"
import { Domains } from "../../src/sections/Domains/Domains"
import { Offers } from "../../src/sections/Offers/Offers"
import { ServiceCards } from "../../src/sections/ServiceCards/ServiceCards"
import { SubjectSlider } from "../../src/sections/SubjectSlider/SubjectSlider"
import { edit, entry } from "../support/data"

describe.each([
  ["offers", Offers],
  ["service-cards", ServiceCards],
  ["subject-slider", SubjectSlider],
])("%s", (type, List) => {
  test("each item links to its service", () => {
    render(<List />)
    for (const { title, service } of entry(type).items)
      expect(screen.getByRole("link", { name: title ?? entry("service", service).name })).toHaveAttribute(
        "href",
        `/services/${service}`,
      )
  })

  test("if all their services are drafts, there is no heading either", () => {
    edit(type, (list) => Object.assign(list, { items: [] }))
    const { container } = render(<List />)
    expect(container).toBeEmptyDOMElement()
  })
})

test("the domains are numbered figures that link to their services, followed by a link to more", () => {
  render(<Domains />)
  const { figure, services, more } = entry("domains")
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ...services.map((slug: string, place: number) => [
      `${figure} ${place + 1}${entry("service", slug).name}`,
      `/services/${slug}`,
    ]),
    [more.link.label, more.link.to],
  ])
})

describe("service cards", () => {
  const { action, items } = entry("service-cards")
  const [first, second] = items

  test("have a button, read out with the card's title, that leads to contact", () => {
    render(<ServiceCards />)
    expect(screen.getByRole("link", { name: `${action} ${first.title}` })).toHaveAttribute("href", "/contact-us")
  })

  test("show their restricted text, if they have one, where the law restricts our help", () => {
    edit("service-cards", ({ items: [, card] }) => delete card.restricted)
    render(<ServiceCards restricted />)
    expect(screen.getByText(first.restricted)).toBeVisible()
    expect(screen.getByText(second.description)).toBeVisible()
    expect(screen.queryByText(first.description)).toBeNull()
  })
})
