import { expect, open, test } from "../design/room"

test("the way to contact on a service's page begins the message with the service", async ({ page }) => {
  await open(page, "/services/c++-assignment")
  await page.getByRole("link", { name: "Book Our Services" }).click()
  await expect(page).toHaveURL(/\/contact-us\?service=c%2B%2B-assignment$/)
  await expect(page.getByRole("textbox", { name: /Message/ })).toHaveValue(/C\+\+ assignment/)
})

test("each plan leads to the form with the plan chosen", async ({ page }) => {
  await open(page, "/plans")
  await page.getByRole("link", { name: "Order Now: Gold" }).click()
  await expect(page).toHaveURL(/\/contact-us\?package=Gold$/)
  await expect(page.getByRole("form", { name: "Contact" }).locator('select[name="package"]')).toHaveValue("Gold")
})

test("a search of the questions can be passed on by its address, and survives a reload and Back", async ({ page }) => {
  await open(page, "/services/harvard-citation")
  const list = page.locator("#service-faqs")
  await list.getByRole("searchbox").fill("bibliography")
  await expect(list.locator("details")).toHaveCount(1)
  await expect(page).toHaveURL(/\?faq=bibliography$/)
  await page.reload()
  await expect(list.locator("details")).toHaveCount(1)
  await expect(list.getByRole("searchbox")).toHaveValue("bibliography")
  await page.getByRole("banner").getByRole("link", { name: "Plans" }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.goBack()
  await expect(list.locator("details")).toHaveCount(1)
})

test("the list of services keeps its filter in the address", async ({ page }) => {
  await open(page, "/services?find=citation")
  const main = page.getByRole("main")
  await expect(main.locator('li a[href="/services/law-assignment"]')).toHaveCount(0)
  for (const style of ["apa", "harvard", "griffith"])
    await expect(main.locator(`li a[href="/services/${style}-citation"]`)).toBeVisible()
  await expect(main.getByRole("searchbox")).toHaveValue("citation")
})
