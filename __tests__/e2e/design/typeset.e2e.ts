import type { Page } from "@playwright/test"
import { labels, samples } from "../../support/siteContent"
import { expect, open, test } from "./designFixtures"

test.skip(samples.length === 0, "data/samples has no sample: no page shows one")

const phone = { width: 320, height: 800 }

/** The sample with the most occurrences of a string in its texts. */
const sampleWith = (sign: string) => {
  const count = (entry: object) => JSON.stringify(entry).split(sign).length
  const [most] = samples.toSorted((one, other) => count(other) - count(one))
  return `/samples/${most?.slug}`
}
const withFormulas = sampleWith("$$")
const withCode = sampleWith("```")

/** Focuses the first region that is wider than the page, and returns how far an arrow key scrolls it. */
const scrolledByKey = async (page: Page, selector: string) => {
  const places = await page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
  const place = places.findIndex((more) => more > 20)
  test.skip(place < 0, "no sample has anything that is too wide for a phone")
  const wide = page.locator(selector).nth(place)
  await wide.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
}

test("without scripts a formula that is too wide for a phone scrolls by keyboard, and no line begins with text attached to a formula", async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: phone, javaScriptEnabled: false })
  await page.goto(withFormulas)
  await scrolledByKey(page, "main .formula")
  const formulas = page.locator("main math:not([display])")
  for (let width = phone.width; width < 400; width += 4) {
    await page.setViewportSize({ ...phone, width })
    const broken = await formulas.evaluateAll((all) =>
      all.flatMap((formula) => {
        const next = formula.nextSibling
        if (!(next instanceof Text) || !/^\S/.test(next.data)) return []
        const range = document.createRange()
        range.setStart(next, 0)
        range.setEnd(next, 1)
        return range.getBoundingClientRect().top > formula.getBoundingClientRect().bottom ? [next.data] : []
      }),
    )
    expect(broken, `at ${width}`).toEqual([])
  }
  await page.close()
})

test("code that is too wide for a phone scrolls by keyboard, and a button copies it as it is written", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setViewportSize(phone)
  await open(page, withCode)
  test.skip((await page.locator("main pre").count()) === 0, "no sample has code")
  const { copyCode, codeCopied } = labels.reading
  await page.getByRole("button", { name: copyCode }).first().click()
  await expect(page.getByRole("button", { name: codeCopied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator("main pre").first().textContent(),
  )
  await scrolledByKey(page, "main pre")
})
