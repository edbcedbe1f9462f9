/** @jest-environment node */
import { postHtml } from "../../../src/gatsby-node/feeds/postHtml"

const post = {
  lede: "Lede",
  quote: "Quote",
  notes: [],
  sources: [],
  sections: [
    {
      title: "Part",
      body: "<p>Body</p>",
      picture: null,
      caption: null,
      figure: {
        title: "A curve",
        description: "It rises & falls.",
        caption: "Look at <math><mi>x</mi></math>.",
        source: "Own calculation.",
        picture: null,
        chart: "<svg></svg>",
      },
    },
  ],
} as unknown as Queries.PostTextFragment

test("a chart in a post is described in the feeds, with its caption and source", () => {
  expect(postHtml(post, "https://www.site.example/blog/1", "Sources")).toContain(
    "<p>Body</p><figure><p><strong>A curve.</strong> It rises &amp; falls.</p><figcaption>Look at x.<br>Own calculation.</figcaption></figure>",
  )
})
