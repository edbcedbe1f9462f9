import { expect } from "@playwright/test"
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
  "a".repeat(3000),
]

const queries = payloads.flatMap((text) => {
  // Some cannot be encoded, being broken on purpose: they go as they are.
  const value = text.startsWith("%") ? text : encodeURIComponent(text)
  return [`?package=${value}&service=${value}&name=${value}&heading=${value}`, `#${value}`]
})

for (const path of ["/", "/contact-us", "/services/law-assignment", "/services/gardening", "/privacy-policy"])
  test(`queries and fragments that attack do nothing on ${path}`, async ({ page }) => {
    test.setTimeout(90_000)
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    page.on("dialog", (dialog) => errors.push(`a dialog: ${dialog.message()}`))
    const heading = page.getByRole("heading", { level: 1 })
    await page.goto(path, { waitUntil: "networkidle" })
    const plain = (await heading.textContent()) ?? ""
    for (const query of queries) {
      // A fragment alone does not load the page again.
      await page.goto("about:blank")
      await page.goto(path + query)
      await page.waitForLoadState("networkidle")
      await expect(heading, query).toHaveText(plain)
      expect(await page.evaluate(() => "attacked" in window || "attacked" in {}), query).toBe(false)
    }
    expect(errors).toEqual([])
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
