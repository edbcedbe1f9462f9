import { expect } from "@playwright/test"
import { queryNames } from "../../../src/links/queryValue"
import { answerMailWith, buttonOf, fieldOf, fillIn, formOf, open, settled, test } from "../enquiries/visitor"

const payloads = [
  "<script>window.attacked=1</script>",
  "<img src=x onerror=window.attacked=1>",
  '"><svg onload=window.attacked=1>',
  "javascript:window.attacked=1",
  "__proto__[attacked]=1",
  "constructor.prototype.attacked=1",
  "%00",
  "%E0%A4%A",
  "{phone}",
  "\u202e",
  "a".repeat(2000),
]

/** Every query that the site reads, and some that it does not. */
const names = [...queryNames, "name", "heading"]

/** A payload as it stands in an address: some cannot be encoded, being broken on purpose. */
const inAddress = (text: string) => (text.startsWith("%") ? text : encodeURIComponent(text))

/** What follows a path: each payload in all queries, and in the fragment. */
const endings = payloads.map(
  (text) => `?${names.map((name) => `${name}=${inAddress(text)}`).join("&")}#${inAddress(text)}`,
)

const paths = ["/", "/services", "/contact-us", "/services/law-assignment", "/privacy-policy"]

for (const path of [...paths, "/services/gardening", "/nowhere"])
  test(`queries and fragments that attack do nothing on ${path}`, async ({ page }) => {
    test.setTimeout(90_000)
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    page.on("dialog", (dialog) => errors.push(`a dialog: ${dialog.message()}`))
    const heading = page.getByRole("heading", { level: 1 })
    await page.goto(path, { waitUntil: "networkidle" })
    const plain = (await heading.textContent()) ?? ""
    for (const ending of endings) {
      await open(page, path + ending)
      await expect(heading, ending).toHaveText(plain)
      expect(await page.evaluate(() => "attacked" in window || "attacked" in {}), ending).toBe(false)
    }
    expect(errors).toEqual([])
  })

for (const [path, name] of [
  ["/services", "find"],
  ["/privacy-policy", "find"],
  ["/", "faq"],
  ["/services/law-assignment", "faq"],
] as const)
  test(`what ${path} is asked to ${name} stands in its field as text, and finds nothing`, async ({ page }) => {
    const elements = () => page.locator("main *").evaluateAll((all) => all.map(({ tagName }) => tagName))
    await open(page, path)
    const known = new Set(await elements())
    for (const text of payloads.filter((payload) => !payload.startsWith("%"))) {
      await open(page, `${path}?${name}=${encodeURIComponent(text)}`)
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(text)
      await expect(page.getByRole("main").getByRole("status").filter({ hasText: /./ })).toBeVisible()
      expect((await elements()).filter((tag) => !known.has(tag))).toEqual([])
      expect(await page.evaluate(() => "attacked" in window || "attacked" in {})).toBe(false)
    }
  })

test("a fragment that is cut short, and comes later, leaves the page standing", async ({ page }) => {
  await open(page, "/plans")
  await page.evaluate(() => {
    window.location.hash = "#%E0%A4%A"
  })
  await expect(page).toHaveURL(/#-E0-A4-A$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("an unknown address that is no text gets the error page, alive", async ({ page, request }) => {
  const answer = await request.get("/404.html")
  await page.route("**/%E0%A4", async (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: await answer.text() }),
  )
  await open(page, "/%E0%A4")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a query chooses only what there is: an unknown plan or service is passed over", async ({ page }) => {
  await open(page, "/contact-us?package=Platinum%3Cscript%3E&service=../../etc/passwd")
  await settled(page)
  await expect(formOf(page, "Contact").getByLabel("Plan (optional)")).toHaveValue("")
  await expect(fieldOf(formOf(page, "Contact"), "Message")).toHaveValue("")
  // A list shows nothing for a plan that it does not know, whatever the form holds: what is sent counts.
  const sent = await answerMailWith(page, 200)
  await fillIn(page, "Contact")
  await buttonOf(page, "Contact").click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.template_params).not.toHaveProperty("package")
})
