import { expect } from "@playwright/test"
import { mailPath } from "../../../src/hosting/endpointPaths"
import { violationsInBothSchemes } from "../design/axe"
import { overflow } from "../design/overflow"
import { Server } from "./Server"
import { startInbox } from "./startInbox"
import { buttonOf, fillIn, open, test, texts } from "./visitor"

/** A form as another visitor sends it. */
const post = (server: Server, params: object, form = "contact") =>
  fetch(server.mail, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ lib_version: "4.4.1", user_id: "built-in", service_id: form, template_id: form },
      template_params: params,
    }),
  })

const robot = {
  user_name: "Rob Ot",
  user_email: "rob@zebra.house",
  mobile: "7911123456",
  countryCode: "+44",
  message: "Buy now",
  suspect: "trap",
}

const server = new Server(60)
let end = () => false
test.beforeAll(() => server.start())
test.afterAll(async () => {
  end()
  await server.end()
})

test("in the inbox an enquiry sent on the site is answered and done, another released, and one erased; everyone can read it", async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.route(`**${mailPath}`, async (route) => {
    const answer = await route.fetch({ url: server.mail })
    await route.fulfill({ response: answer })
  })
  await open(page, "/contact-us")
  await fillIn(page, "contact")
  await buttonOf(page, "contact").click()
  await expect.poll(() => server.received.length).toBe(1)
  await post(server, robot)

  const inbox = await startInbox(server.outbox)
  end = inbox.end
  await page.goto(inbox.address)
  // The key has left the address.
  await expect(page).toHaveURL(/:\d+\/$/)
  const visitor = String(texts.contact.user_name)
  await page.getByRole("link", { name: visitor }).click()
  await expect(page.getByText(String(texts.contact.message)).first()).toBeVisible()
  const answer = page.getByRole("link", { name: "Answer by mail" })
  await expect(answer).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${encodeURIComponent(String(texts.contact.user_email))}`),
  )
  await page.getByRole("button", { name: "Done" }).press("Enter")
  await expect(page.getByRole("button", { name: "Done" })).toHaveCount(0)
  await page.getByRole("link", { name: "Inbox" }).click()
  await expect(page.getByText("Nothing here.")).toBeVisible()

  await page.getByRole("link", { name: /^Set aside/ }).click()
  await page.getByRole("link", { name: robot.user_name }).click()
  await page.getByRole("button", { name: "Not a robot" }).press("Enter")
  await page.getByRole("link", { name: /^Erase/ }).click()
  for (const word of ["other@zebra.house", robot.user_email]) {
    await page.getByRole("textbox").fill(word)
    await page.getByRole("button", { name: "Erase" }).press("Enter")
  }
  await expect(page.getByRole("status")).toBeVisible()
  expect(server.received.map(({ template_params: params }) => params.user_name)).toEqual([visitor])

  // All can be read on a phone, in both schemes, by everyone.
  await post(server, { ...robot, suspect: undefined, message: "x".repeat(500) })
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(new URL("/", page.url()).href)
  const entry = await page.getByRole("link", { name: robot.user_name }).first().getAttribute("href")
  for (const path of [
    `/?words=${robot.user_name}&form=contact`,
    "/sources",
    String(entry),
    String(entry).replace("entry", "erase"),
  ]) {
    await page.goto(new URL(path, page.url()).href)
    expect(await overflow(page), path).toEqual([])
    expect(await violationsInBothSchemes(page), path).toEqual({ light: [], dark: [] })
  }
})
