import { items } from "../../data/redirects.json"

test("brings visitors who guess the blog's address in the singular to the blog", () => {
  expect(items).toContainEqual({ from: "/blog", to: "/blogs" })
})
