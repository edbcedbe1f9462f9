import { render, screen, within } from "@testing-library/react"
import { AboutText } from "../../src/sections/AboutText/AboutText"
import { ContactSection } from "../../src/sections/ContactSection/ContactSection"
import { FraudWarning } from "../../src/sections/FraudWarning/FraudWarning"
import { OfficesBand } from "../../src/sections/OfficesBand/OfficesBand"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { Plans } from "../../src/sections/Plans/Plans"
import { SiteLinks } from "../../src/sections/SiteLinks/SiteLinks"
import { Socials } from "../../src/sections/Socials/Socials"
import { StepsAndReasons } from "../../src/sections/StepsAndReasons/StepsAndReasons"
import { Testimonials } from "../../src/sections/Testimonials/Testimonials"
import { TrustFacts } from "../../src/sections/TrustFacts/TrustFacts"
import { Workflow } from "../../src/sections/Workflow/Workflow"
import { contactPath } from "../../src/site/contactPath"
import { fill } from "../../src/site/fill"
import { edit, entry } from "../support/data"

// The sections of home and of other pages that take their texts from one file each.

jest.mock("../../src/forms/ContactForm", () => ({ ContactForm: () => null }))

const { about, navigation, newTab, samples } = entry("labels")
const { claims, reviewSites, socials } = entry("site")
const { steps, ...workflow } = entry("workflow")
const [first, second] = steps
const { sampleNote, ...testimonials } = entry("testimonials")

const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)
const markClaims = () => edit("site", ({ claims }) => Object.assign(claims, { sample: true }))
const markQuotations = () => edit("testimonials", (file) => Object.assign(file, { sample: true }))

test.each([
  ["the number of customers", <AboutText key="" sections={[]} />, samples.claims, markClaims],
  ["the figures", <TrustFacts key="" />, samples.claims, markClaims],
  ["quotations", <Testimonials key="" />, sampleNote, markQuotations],
])("%s are labelled as made up, if they are", (_, section, label, mark) => {
  const { unmount } = render(section)
  expect(screen.queryByText(label)).toBeNull()
  unmount()
  mark()
  render(section)
  expect(screen.getByText(label)).toBeVisible()
})

test("the number of customers is above the page's own text", () => {
  const { container } = render(<AboutText sections={[]} />)
  expect(container).toHaveTextContent(fill(about.customers, { customers: claims.customers }))
})

test.each([ContactSection, OfficesBand])("phone number and e-mail address are links", (Section) => {
  edit("site", ({ contact }) => Object.assign(contact, { phone: "+44 20 7946 0000", email: "ask@penhouse.example" }))
  render(<Section />)
  const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(linkOf("+44 20 7946 0000")).toBe("tel:+442079460000")
  expect(linkOf("ask@penhouse.example")).toBe("mailto:ask@penhouse.example")
})

test("the warning names the official number and address", () => {
  edit("site", ({ fraudWarning }) => Object.assign(fraudWarning, { text: "Only *{phone}* and {email} are ours." }))
  const { contact, fraudWarning } = entry("site")
  const { container } = render(<FraudWarning />)
  expect(container).toHaveTextContent(`${fraudWarning.title} Only ${contact.phone} and ${contact.email} are ours.`)
  expect(container.querySelector("em")).toHaveTextContent(contact.phone)
})

test("the short form of ordering links to the section with all answers, and to the answer with the usual times", () => {
  edit("ordering", ({ link, times, items }) => {
    Object.assign(link, { label: "All answers", to: "/plans#before-you-order" })
    Object.assign(times, { label: "Usual times", to: "/plans#part-how-long" })
    items[1].question = "How long?"
  })
  const { container } = render(
    <>
      <OrderingInShort group="essays" />
      <Ordering />
    </>,
  )
  const targetOf = (name: string) =>
    container.querySelector(new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).hash)
  expect(targetOf("All answers")).toBeVisible()
  expect(targetOf("Usual times")).toHaveTextContent("How long?")
})

test.each([
  ["in full", <Ordering key="full" />, ["We reply soon.", "An essay costs 40.", "A list costs 20."]],
  ["in short", <OrderingInShort key="short" group="citations" />, ["We reply soon.", "A list costs 20."]],
  ["for a group without a price", <OrderingInShort key="none" group="more" />, ["We reply soon."]],
])("reply time and prices show %s, marked as samples until they are the owner's", (_, shown, facts) => {
  const factsByGroup = [
    { groups: ["essays", "writing"], fact: "An essay costs 40." },
    { groups: ["citations"], fact: "A list costs 20." },
  ]
  edit("ordering", (file) => Object.assign(file, { sample: true, facts: ["We reply soon."], factsByGroup }))
  const { unmount } = render(shown)
  expect(items()).toEqual(facts)
  expect(screen.getByText(samples.claims)).toBeVisible()
  unmount()
  edit("ordering", (file) => Object.assign(file, { sample: false }))
  render(shown)
  expect(screen.queryByText(samples.claims)).toBeNull()
})

test("a plan's button, read out with its name, requests it", () => {
  edit("plans", ({ items: [, plan] }) => Object.assign(plan, { tier: "Large & quick" }))
  render(<Plans />)
  const button = screen.getByRole("link", { name: `${entry("plans").action} Large & quick` })
  expect(button).toHaveAttribute("href", contactPath({ package: "Large & quick" }))
})

test("the site's main pages, then the services in the header, group by group", () => {
  render(<SiteLinks />)
  const { footer, groups } = entry("navigation")
  const [group] = groups
  const lists = screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  )
  expect(lists).toEqual([
    footer.map(({ label, to }: { label: string; to: string }) => [label, to]),
    group.services.map((slug: string) => [entry("service", slug).name, `/services/${slug}`]),
  ])
  expect(screen.getAllByRole("heading", { level: 3 }).at(-1)).toHaveTextContent(group.title)
})

test("each network is named, and opens in a new tab", () => {
  render(<Socials />)
  const list = within(screen.getByRole("list", { name: navigation.social }))
  expect(list.getAllByRole("link")).toHaveLength(socials.length)
  for (const { label, url } of socials) {
    const link = list.getByRole("link", { name: `${label} (${newTab})` })
    expect(link).toHaveAttribute("href", url)
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", "noopener")
  }
})

test("each student is quoted with name, role and picture", () => {
  render(<Testimonials />)
  const [{ name, role, quote, picture }] = testimonials.items
  const [figure] = within(screen.getByRole("group", { name: testimonials.kicker })).getAllByRole("figure")
  expect(figure).toHaveTextContent(`“${quote}”${name}${role}`)
  expect(screen.getByRole("img", { name: entry("picture", picture).alt })).toBeVisible()
})

test("each figure has its text; that of the reviews links to the review sites", () => {
  edit("trust", ({ items: [, reviewed] }) => Object.assign(reviewed, { reviews: true }))
  const [plain, reviewed] = entry("trust").items
  render(<TrustFacts />)
  const figures = screen.getAllByRole("term").map(({ textContent }) => textContent)
  expect(figures).toEqual([claims[plain.claim], claims[reviewed.claim]])
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent(plain.text)
  for (const { name, url } of reviewSites)
    expect(screen.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", url)
})

test("the steps are numbered, and the button links to contact", () => {
  render(<Workflow />)
  expect(items()).toEqual([`1${first.title}${first.text}`, `2${second.title}${second.text}`])
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact-us")
})

test("where the law restricts our help, the restricted text of the steps comes first", () => {
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: workflow.restricted.heading })).toBeVisible()
  expect(screen.getByText(workflow.restricted.lede)).toBeVisible()
  expect(items()).toEqual([`1${first.title}${first.restricted}`, `2${second.title}${second.restricted}`])
})

test("a restricted country has the general heading of the steps if there is no other", () => {
  edit("workflow", (file) => delete file.restricted)
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: workflow.heading })).toBeVisible()
})

const service = "c++-assignment"

test("beside a service, steps and reasons are listed by their titles, and a link leads to the whole on home", () => {
  render(<StepsAndReasons service={service} />)
  expect(items()).toEqual([...steps, ...entry("reasons").items].map(({ title }) => title))
  expect(screen.getByRole("link", { name: workflow.inFull })).toHaveAttribute("href", "/#how-it-works")
})

test.each([
  ["begins a message about the service", workflow.action.to, contactPath({ service })],
  ["leads elsewhere if it is to", "/plans", "/plans"],
])("their button %s", (_, to, target) => {
  edit("workflow", ({ action }) => Object.assign(action, { to }))
  render(<StepsAndReasons service={service} />)
  expect(screen.getByRole("link", { name: workflow.action.label })).toHaveAttribute("href", target)
})
