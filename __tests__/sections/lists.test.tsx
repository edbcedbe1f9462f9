import { render, screen, within } from "@testing-library/react"
import { CitationGuides } from "../../src/sections/CitationGuides/CitationGuides"
import { CountryGuide } from "../../src/sections/CountryGuide/CountryGuide"
import { Domains } from "../../src/sections/Domains/Domains"
import { FeaturedPosts } from "../../src/sections/FeaturedPosts/FeaturedPosts"
import { Offers } from "../../src/sections/Offers/Offers"
import { OpeningList } from "../../src/sections/OpeningList/OpeningList"
import { RelatedPosts } from "../../src/sections/Post/RelatedPosts"
import { PostList } from "../../src/sections/PostList/PostList"
import { RelatedServices } from "../../src/sections/RelatedServices/RelatedServices"
import { SampleList } from "../../src/sections/SampleList/SampleList"
import { ServiceCards } from "../../src/sections/ServiceCards/ServiceCards"
import { ServiceSamples } from "../../src/sections/ServiceSamples/ServiceSamples"
import { SubjectSlider } from "../../src/sections/SubjectSlider/SubjectSlider"
import { TextSection } from "../../src/sections/TextBlocks/TextSection"
import { edit, entry, queried } from "../support/data"

// The sections that list entries.

const { country, jobs, navigation, reading, sample: words, service } = entry("labels")
const sample = entry("sample")
const law = queried<Queries.RelatedServiceFragment>("RelatedService", "law-assignment")

const targetOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

test.each([
  ["styles of citation", <CitationGuides key="" guides={[]} />],
  ["featured posts", <FeaturedPosts key="" posts={[]} />],
  ["related posts", <RelatedPosts key="" posts={[]} />],
  ["related services", <RelatedServices key="" services={[]} />],
  ["samples of a service", <ServiceSamples key="" samples={[]} />],
  ["text of its own", <TextSection key="" sections={null} />],
])("if there is no %s, there is no heading either", (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})

describe.each([
  ["offers", Offers],
  ["service-cards", ServiceCards],
  ["subject-slider", SubjectSlider],
])("%s", (type, List) => {
  test("each item links to its service", () => {
    render(<List />)
    for (const { title, service } of entry(type).items)
      expect(targetOf(title ?? entry("service", service).name)).toBe(`/services/${service}`)
  })

  test("if all their services are drafts, there is no heading either", () => {
    edit(type, (list) => Object.assign(list, { items: [] }))
    expect(render(<List />).container).toBeEmptyDOMElement()
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
    expect(targetOf(`${action} ${first.title}`)).toBe("/contact-us")
  })

  test("show their restricted text, if they have one, where the law restricts our help", () => {
    edit("service-cards", ({ items: [, card] }) => delete card.restricted)
    render(<ServiceCards restricted />)
    expect(screen.getByText(first.restricted)).toBeVisible()
    expect(screen.getByText(second.description)).toBeVisible()
    expect(screen.queryByText(first.description)).toBeNull()
  })
})

test.each([
  ["their own heading", "Help with this", "Help with this"],
  ["the usual one", undefined, service.relatedHeading],
])("related services, which have %s, link to their pages, and a link leads to all", (_, own, heading) => {
  render(<RelatedServices services={[law]} heading={own} />)
  expect(screen.getByRole("heading", { level: 2, name: heading })).toBeVisible()
  expect(targetOf(law.name)).toBe("/services/law-assignment")
  expect(targetOf(navigation.allServices)).toBe("/services")
})

test("a service's samples link to their pages, followed by a link to all samples", () => {
  render(<ServiceSamples samples={[queried<Queries.ServiceSampleFragment>("ServiceSample", sample.slug)]} />)
  expect(targetOf(sample.title)).toBe(`/samples/${sample.slug}`)
  expect(targetOf(words.list)).toBe("/samples")
})

test("each sample is a card that links to it; kinds and subjects can be chosen, each listed once", () => {
  const { slug, title, kind, subject } = sample
  const card = queried<Queries.SampleCardFragment>("SampleCard", slug)
  const others = [
    { ...card, slug: "sorting", title: "Sorting", kind: "Code", subject: "Computing" },
    { ...card, slug: "grades", title: "Grades", kind: "Code" },
  ]
  render(<SampleList samples={[card, ...others]} />)
  expect(screen.getByText(`${kind} · ${subject}`)).toBeVisible()
  for (const name of [title, `${words.read} ${title}`]) expect(targetOf(name)).toBe(`/samples/${slug}`)
  const choices = within(screen.getByRole("group", { name: words.filter })).getAllByRole("radio")
  const values = [...["Code", kind].sort(), ...["Computing", subject].sort()]
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([words.all, ...values])
  expect(choices[0]).toBeChecked()
})

test("each opening has its place and employment, and a button, read out with its name, that links to it", () => {
  const { slug, title, place, employment } = entry("job")
  render(<OpeningList jobs={[queried<Queries.OpeningFragment>("Opening", slug)]} />)
  expect(screen.getByText(`${place}, ${employment}`)).toBeVisible()
  expect(targetOf(`${jobs.apply} ${title}`)).toBe(`/career/${slug}`)
})

test("if there is no opening, a line says so", () => {
  render(<OpeningList jobs={[]} />)
  expect(screen.getByText(jobs.none)).toBeVisible()
  expect(screen.queryByRole("list")).toBeNull()
})

test.each([FeaturedPosts, RelatedPosts, PostList])("title and link of each post lead to it", (Posts) => {
  edit("post", (post) => Object.assign(post, { title: "A *good* title", date: "2026-03-01" }), "controversial-topics")
  render(<Posts posts={[queried<Queries.PostCardFragment>("PostCard", "controversial-topics")]} level={2} />)
  for (const name of ["A good title", `${reading.readMore} A good title`]) expect(targetOf(name)).toBe("/blog/2")
})

test("more posts are followed by a link to all posts", () => {
  render(<RelatedPosts posts={[queried<Queries.PostCardFragment>("PostCard")]} />)
  expect(targetOf(reading.allPosts)).toBe("/blogs")
})

test("the guide of a country links to the other countries", () => {
  const guide = queried<Queries.CountryGuideFragment>("CountryGuide", "uk")
  render(<CountryGuide country={guide} others={[{ slug: "new-zealand", name: "New Zealand" }]} />)
  const others = within(screen.getByRole("navigation", { name: country.others }))
  expect(others.getByRole("link", { name: "New Zealand" })).toHaveAttribute("href", "/new-zealand")
})
