/** @jest-environment node */
import { servicePath } from "../../../src/site/entryPaths"
import { limits } from "../../../tools/quality/limits"
import { nearestPage } from "../../../tools/quality/nearestPage"
import { readCopy } from "../../../tools/quality/readCopy"
import { describeScratch } from "../../support/describeScratch"

describeScratch("the page that reads most like another", (project) => {
  const nearest = (slug: string) => nearestPage(readCopy(project().root), servicePath({ slug }))

  test("is the one with which it shares most of its runs of words", () => {
    const headings = {
      "law-assignment": "Help with each part of a law essay",
      "mba-assignment": "Help with each part of a business plan",
    }
    for (const [slug, heading] of Object.entries(headings))
      project().change(`services/${slug}.json`, (service) => Object.assign(service, { heading }))
    const { max } = limits.similarity
    // Each has four runs of five words, and they share two of the six.
    expect(nearest("law-assignment")).toEqual({
      path: servicePath({ slug: "mba-assignment" }),
      similarity: expect.closeTo(2 / 6),
      max,
    })
  })

  test("does not exist for an address without an entry", () => {
    expect(nearest("nowhere")).toBeUndefined()
  })
})
