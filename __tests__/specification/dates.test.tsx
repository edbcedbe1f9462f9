import { render, screen } from "@testing-library/react"
import { CitationGuides } from "../../src/sections/CitationGuides/CitationGuides"
import { JobText } from "../../src/sections/JobText/JobText"
import { PolicyHead } from "../../src/sections/PolicyText/PolicyHead"
import { PostHero } from "../../src/sections/Post/PostHero"
import { PostList } from "../../src/sections/PostList/PostList"
import { queried } from "../support/data"

jest.mock("gatsby", () => require("../support/gatsby"))

// The form of a long date (docs/specification.md, Dates); `draftDate.test.tsx` has the short one.

const day = "2023-07-17"
const postCard = queried<Queries.PostCardFragment>("PostCard", "perfect-assignment-tips")
const postHero = queried<Queries.PostHeroFragment>("PostHero", "perfect-assignment-tips")
const jobText = queried<Queries.JobTextFragment>("JobText", "ACW")
const citationTable = queried<Queries.CitationTableFragment>("CitationTable", "one")
const policy = { heading: "Privacy", lede: "What we keep.", updated: day }

test.each([
  ["the list of posts", <PostList key="list" posts={[{ ...postCard, date: day }]} />],
  ["a post", <PostHero key="post" post={{ ...postHero, date: day, updated: day }} trail={[]} />],
  ["a changed post", <PostHero key="changed" post={{ ...postHero, date: "2023-01-02", updated: day }} trail={[]} />],
  ["a policy", <PolicyHead key="policy" policy={policy} trail={[]} />],
  ["an opening's first day", <JobText key="posted" job={{ ...jobText, datePosted: day }} />],
  ["an opening's last day", <JobText key="closes" job={{ ...jobText, validThrough: day }} />],
  ["a citation style", <CitationGuides key="style" guides={[{ ...citationTable, checkedOn: day }]} />],
])("%s shows 'July 17, 2023'", (_, shown) => {
  render(shown)
  expect(screen.getByText("July 17, 2023", { exact: false })).toBeVisible()
})
