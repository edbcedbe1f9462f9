import { expect } from "@playwright/test"
import { fill } from "../../../src/site/fill"
import { anyService, anyServicePath, forms, site } from "../../support/siteContent"
import { answerMailWith, buttonOf, fillIn, open, send, settled, test } from "./visitor"

const { nextSteps } = forms

test("where a visit began is kept over page changes, and nowhere in storage; a load begins a new visit", async ({
  page,
}) => {
  test.skip(site.leads.context === "off", "data/site.json has leads.context off: forms send no context.")
  const bodies = await answerMailWith(page, 200)
  await open(page, "/services?utm_source=letter")
  await page.getByRole("main").locator(`a[href="${anyServicePath}"]`).first().click()
  await expect(page).toHaveURL(anyServicePath)
  await settled(page)
  await fillIn(page, "enquiry")
  await buttonOf(page, "enquiry").click()
  await expect.poll(() => bodies).toHaveLength(1)
  expect(bodies[0]?.template_params).toMatchObject({
    page: anyServicePath,
    page_name: anyService?.name,
    arrived_on: "/services",
  })
  // Gatsby stores the scroll position of each path.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
    /letter|arrived/,
  )

  await page.reload()
  await settled(page)
  await fillIn(page, "enquiry")
  await buttonOf(page, "enquiry").click()
  await expect.poll(() => bodies).toHaveLength(2)
  expect(bodies[1]?.template_params).toMatchObject({ page: anyServicePath, arrived_on: anyServicePath })
})

test("the WhatsApp link names the page, before and after a page change", async ({ page }) => {
  const named = site.contact.whatsappText.includes("{page}") && site.leads.context !== "off"
  test.skip(!named, "data/site.json does not name the page in whatsappText.")
  const link = page.locator('a[href^="https://api.whatsapp.com/send"][aria-label]').last()
  await page.goto(anyServicePath)
  await expect(link).toHaveAttribute("href", new RegExp(encodeURIComponent(String(anyService?.name))))
  await settled(page)
  await page.getByRole("banner").locator('a[href="/"]').first().click()
  await expect(page).toHaveURL("/")
  await expect(link).not.toHaveAttribute("href", new RegExp(encodeURIComponent(String(anyService?.name))))
})

test("the reference of a sent form is announced once, and is printed", async ({ page }) => {
  test.skip(!site.leads.reference, "data/site.json has leads.reference off: forms have no reference.")
  const bodies = await answerMailWith(page, 200)
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const live = "[aria-live], [role=status], [role=alert]"
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region?.textContent) announced.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await send(page, "enquiry")
  await expect(page.getByRole("heading", { name: nextSteps.heading })).toBeVisible()
  const reference = String(bodies[0]?.template_params.reference)
  const line = fill(nextSteps.reference, { reference })
  await expect(page.getByText(line, { exact: true })).toBeVisible()
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  expect(announced.filter((text) => text.includes(reference))).toEqual([line])
  expect(announced.filter((text) => text.includes(forms.enquiry.success))).toEqual([forms.enquiry.success])
  const ways = page.locator("[data-printed]").getByRole("link").filter({ visible: true })
  await expect(ways.first()).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText(line, { exact: true })).toBeVisible()
  await expect(page.getByRole("heading", { name: nextSteps.heading })).toBeVisible()
  // Their addresses, with encoded words, are of no use on paper.
  await expect(ways).toHaveCount(0)
})
