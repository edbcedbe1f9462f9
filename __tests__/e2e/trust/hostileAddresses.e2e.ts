import { expect } from "@playwright/test"
import { queryNames } from "../../../src/components/links/queryValue"
import { anyServicePath, labels, notFound, site } from "../../support/siteContent"
import { open, settled, test } from "../enquiries/visitor"
import { complaintsOf } from "../hosting/complaintsOf"
import { idle } from "../support"

/**
 * A minimal set of attacks: at the beginning of a text, in its middle, and by its encoding. All parameters together stay below
 * the 8 kB from which the server refuses an address.
 */
const payloads = [
  `<script>window.attacked=1</script><img src=x onerror=window.attacked=1>"><svg onload=window.attacked=1>{phone}\u202e`,
  `javascript:window.attacked=1//${"a".repeat(400)}&__proto__[attacked]=1&constructor.prototype.attacked=1`,
  "%00%E0%A4%A",
]

const further = { tag: "@further" }

/** All query parameters that the site reads, and some that it does not. */
const names = [...queryNames, "name", "heading"]

/** Whether a text is a deliberately broken encoding, and therefore not encoded. */
const isBroken = (text: string) => text.startsWith("%")

const inAddress = (text: string) => (isBroken(text) ? text : encodeURIComponent(text))

/**
 * Pages with the query parameter of their search field, if any; the privacy policy's filter has no field. What some share
 * with others, `npm run test:all` asks of them.
 */
const paths: [path: string, query?: string, details?: object][] = [
  ["/services", "find"],
  [anyServicePath, "faq"],
  ["/contact-us", undefined, further],
  ["/nowhere"],
  ["/", "faq", further],
  ["/privacy-policy", undefined, further],
  ["/services/gardening", undefined, further],
]

for (const [path, query, details = {}] of paths)
  test(
    `queries and fragments that attack do nothing on ${path}${query ? ", and stand in its search as text" : ""}`,
    details,
    async ({ page }) => {
      test.setTimeout(90_000)
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      page.on("dialog", (dialog) => errors.push(`a dialog: ${dialog.message()}`))
      // Otherwise home's heading would change when the country arrives.
      await page.addInitScript(() => sessionStorage.setItem("visitor-country", ""))
      const heading = page.getByRole("heading", { level: 1 })
      const main = page.getByRole("main")
      const elements = () => page.locator("main *").evaluateAll((all) => all.map(({ tagName }) => tagName))
      await open(page, path)
      const plain = (await heading.textContent()) ?? ""
      const known = new Set(await elements())
      for (const text of payloads) {
        await open(page, `${path}?${names.map((name) => `${name}=${inAddress(text)}`).join("&")}#${inAddress(text)}`)
        await expect(heading, text).toHaveText(plain)
        expect(await page.evaluate(() => "attacked" in window || "attacked" in {}), text).toBe(false)
        if (!query || isBroken(text)) continue
        await expect(main.getByRole("searchbox")).toHaveValue(text)
        // The filter of services shows those that have some of the words.
        if (query === "faq") await expect(main.getByRole("status").filter({ hasText: /./ })).toBeVisible()
        expect((await elements()).filter((tag) => !known.has(tag))).toEqual([])
      }
      expect(errors).toEqual([])
    },
  )

test("at invalid addresses a browser shows the error page of the folder, hydrated; a truncated fragment that is set later does not break it", async ({
  page,
  baseURL,
}) => {
  const complaints = await complaintsOf(page)
  for (const [address, heading] of [
    ["/services/%", site.defaultHeading],
    ["/blog/%E0%A4%A", labels.errors.unknownPost],
    ["/%E0%A4", notFound.heading],
    ["//evil%2b.example", notFound.heading],
  ] as const) {
    await page.goto(`${baseURL}${address}`)
    await settled(page)
    await expect(page.getByRole("heading", { level: 1 }), address).toContainText(heading)
    await idle(page)
  }
  await page.evaluate(() => {
    window.location.hash = "#%E0%A4%A"
  })
  await expect(page).toHaveURL(/#-E0-A4-A$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(complaints()).toEqual([])
})
