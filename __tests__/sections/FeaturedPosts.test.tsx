import { render, screen } from "@testing-library/react"
import { FeaturedPosts } from "../../src/sections/FeaturedPosts/FeaturedPosts"
import { plainHeadline } from "../../src/site/plainHeadline"
import { postCard } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each post shows its title, description and picture, and both links go to it", () => {
  const { container } = render(<FeaturedPosts posts={[postCard(), postCard({ number: 5, title: "Rest" })]} />)
  expect(screen.getByRole("group", { name: plainHeadline(labels.reading.featured) })).toBeVisible()
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getAllByText("Plan, write, rest, read.")).toHaveLength(2)
  expect(container.querySelectorAll("article img")).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Tips for a perfect essay" })).toHaveAttribute("href", "/blog/3")
  expect(screen.getByRole("link", { name: `${labels.reading.readMore} Rest` })).toHaveAttribute("href", "/blog/5")
})

test("if no post is featured, there is no heading either", () => {
  const { container } = render(<FeaturedPosts posts={[]} />)
  expect(container).toBeEmptyDOMElement()
})
