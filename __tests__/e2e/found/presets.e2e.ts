import { expect } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { open, test } from "../enquiries/visitor"

// ContactForm.test.tsx tests links that choose a plan, Faqs.test.tsx searches that are shared by their address.

test("the contact link on a service page begins the message with the service", async ({ page }) => {
  const service = content.plusServices[0] ?? content.anyService
  await open(page, servicePath({ slug: String(service?.slug) }))
  await page.getByRole("link", { name: content.workflow.action.label }).click()
  await expect(page).toHaveURL(`/contact-us?service=${encodeURIComponent(String(service?.slug))}`)
  await expect(page.getByRole("form", { name: content.forms.contact.name }).locator("textarea")).toHaveValue(
    content.aboutService(String(service?.name)),
  )
})
