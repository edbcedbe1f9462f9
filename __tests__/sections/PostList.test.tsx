import { render, screen, within } from "@testing-library/react"
import { PostList } from "../../src/sections/PostList/PostList"
import { postCard } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each post shows its date, title and description, and both links go to it", () => {
  render(
    <PostList posts={[postCard(), postCard({ number: 5, title: "Rest", description: "Sleep first." })]} level={2} />,
  )
  const [tips, rest] = screen.getAllByRole("listitem").map((item) => within(item))
  expect(tips?.getByText("March 1, 2026")).toHaveAttribute("datetime", "2026-03-01")
  const title = tips?.getByRole("heading", { level: 2, name: "Tips for a perfect essay" })
  expect(within(title as HTMLElement).getByRole("link")).toHaveAttribute("href", "/blog/3")
  expect(rest?.getByText("Sleep first.")).toBeVisible()
  expect(rest?.getByRole("link", { name: `${labels.reading.readMore} Rest` })).toHaveAttribute("href", "/blog/5")
})
