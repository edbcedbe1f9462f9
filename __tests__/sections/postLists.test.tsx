import { render, screen } from "@testing-library/react"
import { FeaturedPosts } from "../../src/sections/FeaturedPosts/FeaturedPosts"
import { RelatedPosts } from "../../src/sections/Post/RelatedPosts"
import { PostList } from "../../src/sections/PostList/PostList"
import { edit, entry, queried } from "../support/data"

const { reading } = entry("labels")

test.each([FeaturedPosts, RelatedPosts, PostList])("title and link of each post lead to it", (Posts) => {
  edit("post", (post) => Object.assign(post, { title: "A *good* title", date: "2026-03-01" }), "controversial-topics")
  render(<Posts posts={[queried<Queries.PostCardFragment>("PostCard", "controversial-topics")]} level={2} />)
  for (const name of ["A good title", `${reading.readMore} A good title`])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/blog/2")
})

test.each([FeaturedPosts, RelatedPosts])("if there is none, there is no heading either", (Posts) => {
  const { container } = render(<Posts posts={[]} />)
  expect(container).toBeEmptyDOMElement()
})
