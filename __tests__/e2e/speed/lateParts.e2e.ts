import { readFileSync } from "node:fs"
import { expect, type Page, type Route } from "@playwright/test"
import { answerMailWith, buttonOf, fillIn, formOf, hold, idle, test } from "../enquiries/visitor"

const phone = { width: 412, height: 823 }

/** The names of the scripts that a page fetches. */
const scriptsOf = (page: Page) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    const [, name] = /\/static\/js\/([\w-]+)\./.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  return scripts
}

/** The results of queries that a page fetches, by their hashes. */
const resultsOf = (page: Page) => {
  const results: string[] = []
  page.on("request", (request) => {
    const [, hash] = /\/page-data\/sq\/d\/(\d+)\.json/.exec(request.url()) ?? []
    if (hash) results.push(hash)
  })
  return results
}

/** The hashes of the results that only late parts of a page read. */
const lateOf = (page: Page): Promise<string[]> =>
  page.locator("#_page-data").evaluate(({ textContent }) => Object.keys(JSON.parse(String(textContent)).late))

/** Waits until the page is alive, but for what waits for the visitor. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("[data-late]")]
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")))
  })

/** Holds the script of a part back until it is released. */
const holdLate = async (page: Page) => {
  const { released, release } = hold()
  await page.route(/\/late-[\w.]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe("on a phone", () => {
  test.use({ viewport: phone })

  for (const address of ["/", "/uk", "/services/law-assignment"])
    test(`${address} fetches what lies below its first view with the visitor's first move, and not before`, async ({
      page,
    }) => {
      const scripts = scriptsOf(page)
      await page.goto(address)
      await alive(page)
      await idle(page)
      expect(scripts.filter((name) => name.startsWith("late-"))).toEqual([])
      await page.mouse.wheel(0, 40)
      await expect
        .poll(() => scripts.filter((name) => name.startsWith("late-")).length, "form, sections, footer, buttons")
        .toBe(4)
    })

  test("a line that breaks after the first move costs the form nothing: what was typed stays, and its button says why", async ({
    page,
  }) => {
    await page.goto("/")
    await alive(page)
    const late = await lateOf(page)
    const fetched = Promise.all(
      ["late-enquiry.", ...late].map((name) => page.waitForResponse((response) => response.url().includes(`/${name}`))),
    )
    await page.mouse.wheel(0, 40)
    for (const response of await fetched) await response.finished()
    await page.context().setOffline(true)
    await fillIn(page, "Enquiry")
    await buttonOf(page, "Enquiry").click()
    await expect(formOf(page, "Enquiry").getByRole("alert")).toBeVisible()
    await expect(formOf(page, "Enquiry").getByLabel("Name", { exact: true })).toHaveValue("Ann Lee")
  })
})

test("who presses the chat's button twice, since nothing happens while its script is on its way, has it open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await holdLate(page)
  await page.goto("/plans")
  await alive(page)
  const buttons = page.getByRole("complementary")
  await buttons.getByRole("button", { name: "Open the chat helper" }).dblclick()
  release()
  await expect(page.getByRole("region", { name: "Quick answers" })).toBeVisible()
  await idle(page)
  await expect(buttons.getByRole("button", { name: "Close the chat helper" })).toBeVisible()
})

test("what late parts are made of comes once, with the visitor's first move, and is kept for the next page", async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const results = resultsOf(page)
  await page.goto("/")
  await alive(page)
  await idle(page)
  const late = await lateOf(page)
  expect(late).toHaveLength(2)
  expect(results.filter((hash) => late.includes(hash))).toEqual([])
  await page.mouse.wheel(0, 40)
  await expect.poll(() => results.filter((hash) => late.includes(hash)).toSorted()).toEqual(late.toSorted())
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Offers" }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await idle(page)
  await fillIn(page, "Subscribe")
  expect(results.toSorted()).toEqual([...new Set(results)].toSorted())
})

for (const [what, answer] of [
  ["does not come", (route: Route) => route.abort()],
  ["is not there any more", (route: Route) => route.fulfill({ status: 404, body: "<!doctype html>" })],
  ["comes empty", (route: Route) => route.fulfill({ json: {} })],
  [
    "is another since the page came",
    async (route: Route) => {
      const answer = await route.fetch()
      await route.fulfill({ body: (await answer.text()).replaceAll("Subscribe", "Sign up") })
    },
  ],
] as const)
  test(`where that ${what} the page says so, and the next press asks for it again`, async ({ page }) => {
    await page.route(/\/page-data\/sq\/d\//, async (route) => {
      const late = await lateOf(page)
      if (late.some((hash) => route.request().url().includes(hash))) await answer(route)
      else await route.continue()
    })
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto("/plans")
    await alive(page)
    const email = formOf(page, "Subscribe").getByRole("textbox")
    // What is typed must not be lost, so the page does not try again by itself (specification, section 7).
    await email.pressSequentially("ann")
    await buttonOf(page, "Subscribe").click()
    await expect(page.getByText("Loading chunk footer failed.")).toBeVisible()
    await page.unrouteAll()
    await buttonOf(page, "Subscribe").click()
    await expect(email).toHaveAttribute("aria-invalid", "true")
    await expect(email).toHaveValue("ann")
  })

test("a link of a part that is not alive yet leads on within the page, as soon as the part is", async ({ page }) => {
  const release = await holdLate(page)
  await page.goto("/")
  await alive(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Offers" }).click()
  release()
  await expect(page).toHaveURL(/\/plans$/)
  expect(await page.evaluate(() => "isSame" in window)).toBe(true)
})

test("a link of a part whose script does not come leads on all the same", async ({ page }) => {
  await page.route(/\/late-[\w.]*\.js/, (route) => route.abort())
  await page.goto("/")
  await alive(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Offers" }).click()
  await expect(page).toHaveURL(/\/plans$/)
})

test("the footer marks the page that is shown, though it was sent with another", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto("/plans")
  await alive(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  const current = page.getByRole("contentinfo").locator("[aria-current=page]")
  await current.first().scrollIntoViewIfNeeded()
  await expect(current).toHaveText(["About Us"])
})

test("what is typed into the footer on a second page, while its script is on its way, stays and is sent", async ({
  page,
}) => {
  const bodies = await answerMailWith(page, 200)
  const release = await holdLate(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto("/plans")
  await alive(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  const email = formOf(page, "Subscribe").getByRole("textbox")
  await email.pressSequentially("ann@example.org")
  await email.press("Enter")
  await expect(email).toBeFocused()
  release()
  await expect.poll(() => bodies.length).toBe(1)
})

test("a press on a page that was left takes nobody away from the next one", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/\/late-footer[\w.]*\.js/, async (route) => {
    await released
    await route.abort()
  })
  await page.clock.install()
  await page.goto("/plans")
  await alive(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Blogs", exact: true }).click()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("late-footer"))
  release()
  await failed
  // Longer than a link waits for its part.
  await page.clock.runFor(5000)
  await idle(page)
  await expect(page).toHaveURL(/\/about-us$/)
})

test("an arrow pressed before its carousel is alive moves it once when it is", async ({ page }) => {
  await page.addInitScript(() => {
    const moves: Element[] = []
    Object.assign(window, { moves })
    const scroll: (this: Element, options?: ScrollToOptions) => void = Element.prototype.scrollBy
    Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
      moves.push(this)
      if (typeof options === "object") scroll.call(this, options)
    }
  })
  const moves = () => page.evaluate(() => (window as unknown as { moves: Element[] }).moves.length)
  const release = await holdLate(page)
  await page.goto("/")
  await alive(page)
  await page.locator('fieldset[data-kind="cards"]').getByRole("button", { name: /next/i }).click()
  expect(await moves()).toBe(0)
  release()
  await expect.poll(moves).toBe(1)
  await idle(page)
  expect(await moves()).toBe(1)
})

test("the styles of what comes late stand in the HTML, and are not fetched again with it", () => {
  const { assetsByChunkName } = JSON.parse(readFileSync(".cache/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>
  }
  const late = Object.entries(assetsByChunkName).filter(([name]) => name.startsWith("late-"))
  expect(late.length).toBeGreaterThan(3)
  for (const [name, files] of late)
    expect(
      files.filter((file) => !file.endsWith(".js")),
      name,
    ).toEqual([])
})
