import { render, screen, within } from "@testing-library/react"
import { PolicyAccordion } from "../../src/sections/PolicyText/PolicyAccordion"
import { PolicyHead } from "../../src/sections/PolicyText/PolicyHead"
import { PolicyText } from "../../src/sections/PolicyText/PolicyText"
import { entry } from "../support/data"

const labels = entry("labels")

const sections = [
  { title: "Cookies", aliases: ["part-what-we-store"], body: "<p>We set <em>none</em>.</p>" },
  { title: "Your rights", aliases: null, body: "<p>You may ask.</p>" },
]
const at = (search: string) => ({ pathname: "/privacy", search })
const titles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent)

test("the head has the date of the last change, and breadcrumbs", () => {
  const policy = { heading: "Your *data*", lede: "What we keep.", updated: "2026-03-01" }
  render(<PolicyHead policy={policy} trail={[{ label: "Privacy" }]} />)
  expect(screen.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible()
  expect(screen.getByText("What we keep.")).toBeVisible()
  expect(screen.getByText("March 1, 2026")).toHaveAttribute("datetime", "2026-03-01")
  const trail = within(screen.getByRole("navigation", { name: labels.navigation.breadcrumbs }))
  expect(trail.getByRole("link")).toHaveAttribute("href", "/")
  expect(trail.getByText("Privacy")).toHaveAttribute("aria-current", "page")
})

test("a folded policy has all its sections, in order and closed", () => {
  render(<PolicyAccordion policy={{ sections, inShort: null }} location={at("")} />)
  expect(titles()).toEqual(["Cookies", "Your rights"])
  expect(screen.getAllByRole("group").filter((section) => section.hasAttribute("open"))).toEqual([])
  expect(screen.getByText("none").tagName).toBe("EM")
  expect(screen.queryByRole("link", { name: labels.policy.all })).toBeNull()
})

test("beside a folded policy stands what it comes to, with the contact", () => {
  const inShort = { heading: "In short", items: ["We keep little.", "Ask, and we delete it."] }
  render(<PolicyAccordion policy={{ sections, inShort }} location={at("")} />)
  const aside = within(screen.getByRole("complementary"))
  expect(aside.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(inShort.items)
  expect(aside.getByRole("link", { name: entry("site").contact.email })).toBeVisible()
})

test("its address filters the sections by title, ignoring case, and a link shows all", () => {
  render(<PolicyAccordion policy={{ sections, inShort: null }} location={at("?filter=COOK")} />)
  expect(titles()).toEqual(["Cookies"])
  expect(screen.getByRole("status")).toHaveTextContent("")
  expect(screen.getByRole("link", { name: labels.policy.all })).toHaveAttribute("href", "/privacy")
})

test.each([
  ["a folded policy", <PolicyAccordion key="folded" policy={{ sections, inShort: null }} location={at("")} />],
  ["a policy as running text", <PolicyText key="running" policy={{ sections, inShort: null }} />],
])("in %s the anchor of an earlier title leads to its section", (_, policy) => {
  render(policy)
  expect(document.querySelector("#part-what-we-store")?.parentElement).toBe(
    screen.getByRole("heading", { name: "Cookies" }),
  )
})

test("if no title matches, it says so", () => {
  render(<PolicyAccordion policy={{ sections, inShort: null }} location={at("?filter=zebra")} />)
  expect(titles()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent(labels.policy.empty)
  expect(screen.getByRole("link", { name: labels.policy.all })).toHaveAttribute("href", "/privacy")
})

test("a policy as running text has its contents list next to it", () => {
  render(<PolicyText policy={{ sections, inShort: null }} />)
  expect(titles()).toEqual(["Cookies", "Your rights"])
  const contents = within(screen.getByRole("navigation", { name: labels.reading.contents }))
  expect(contents.getByRole("link", { name: "Your rights" })).toBeVisible()
  expect(screen.getByText("You may ask.")).toBeVisible()
})
