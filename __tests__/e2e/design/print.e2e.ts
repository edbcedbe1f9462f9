import { postPath, samplePath } from "../../../src/site/entryPaths"
import { posts, samples } from "../../support/siteContent"
import { expect, open, test } from "./designFixtures"

// everyTemplate.e2e.ts tests what is printed of each template.

/** Whether an entry has a source with an address. */
const isSourced = ({ sources = [] }: { sources?: readonly { url?: string | undefined }[] | undefined }) =>
  sources.some(({ url }) => url?.startsWith("https:"))

test("the address of a link to another site is printed after its text, unless the text is the address", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  const printed = async () => {
    const links = page.locator('main a[href^="https:"]').filter({ visible: true })
    return links.evaluateAll((all) =>
      all.map((link) => ({
        words: link.textContent ?? "",
        address: link.getAttribute("href")?.replace("https://", "") ?? "",
        after: getComputedStyle(link, "::after").content,
      })),
    )
  }
  const pages = [
    ...posts.filter(isSourced).slice(0, 1).map(postPath),
    ...samples.filter(isSourced).slice(0, 1).map(samplePath),
  ]
  for (const path of pages) {
    await open(page, path)
    const links = await printed()
    expect(links.length, path).toBeGreaterThan(0)
    for (const { words, address, after } of links)
      if (words.includes(address)) expect(after).toBe("none")
      else expect(after).toContain(address)
  }
})
