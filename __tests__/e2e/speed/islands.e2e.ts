import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { greetingFor } from "../../../src/site/visitor/greetingFor"
import {
  anyServicePath,
  chunkFailure,
  countryPaths,
  footerList,
  footerPage,
  greetings,
  headerList,
  navigation,
  withoutScript,
} from "../../support/siteContent"
import { buttonOf, fieldOf, fillIn, formOf, geoAddress, hold, holdFiles, test, texts } from "../enquiries/visitor"
import { builtPages } from "../found/BuiltSite"
import { footerLink, headerLink, idle } from "../support"

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

const islandsIn = (names: readonly string[]) => names.filter((name) => name.startsWith("island-"))

/** Waits until the page is hydrated, except the islands that wait for the visitor. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const islands = [...document.querySelectorAll("[data-island]")]
    const isKnown = (island: Element) => Object.keys(island).some((key) => key.startsWith("__reactFiber"))
    return window.isHydrated && islands.every(isKnown)
  })

const code = /\/island-[\w.-]*\.js/

/** Opens a page with a subscription form, whose code is held; returns its field, and what releases the code. */
const openHeld = async (page: Page) => {
  const release = await holdFiles(page, code)
  test.skip(footerList === "", "the footer links to no page with a subscription form")
  await page.goto(footerList)
  await hydrated(page)
  return { release, email: formOf(page, "subscribe").getByRole("textbox") }
}

/** Marks the window; a full page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const isMarked = (page: Page) => page.evaluate(() => "isSame" in window)

/** The texts of the footer's links to a page. */
const labelsTo = (address: string) => navigation.footer.filter(({ to }) => to === address).map(({ label }) => label)

const dehydrated = (page: Page) => page.locator("[data-dehydrated]")

test.describe("on a phone", () => {
  test.use({ viewport: phone })

  for (const [address, tag] of [
    ["/", []],
    [anyServicePath, []],
    ...countryPaths.map((path) => [path, ["@further"]] as const),
  ] as const)
    test(`${address} fetches the code of its islands on the first interaction, not before`, { tag: [...tag] }, async ({
      page,
    }) => {
      const scripts = scriptsOf(page)
      await page.goto(address)
      await hydrated(page)
      await idle(page)
      expect(islandsIn(scripts)).toEqual([])
      await page.mouse.wheel(0, 40)
      const islands = await page.locator("[data-island]").count()
      expect(islands).toBeGreaterThan(0)
      await expect.poll(() => islandsIn(scripts).length).toBe(islands)
      await expect(dehydrated(page)).toHaveCount(0)
    })

  test("if the connection drops after the first interaction, the form keeps what was typed, and its button says why", async ({
    page,
  }) => {
    await page.goto("/")
    await hydrated(page)
    await page.mouse.wheel(0, 40)
    await expect(dehydrated(page)).toHaveCount(0)
    await page.context().setOffline(true)
    await fillIn(page, "enquiry")
    await buttonOf(page, "enquiry").click()
    await expect(formOf(page, "enquiry").getByRole("alert")).toBeVisible()
    await expect(fieldOf(page, "enquiry", "name")).toHaveValue(String(texts.enquiry.name))
  })
})

test("a country that arrives while the form is dehydrated does not change the form or its text", async ({ page }) => {
  const { released, release: answer } = hold()
  await page.route(geoAddress, async (route) => {
    await released
    await route.fulfill({ json: { country: "Ireland" } })
  })
  const release = await holdFiles(page, code)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/")
  await hydrated(page)
  const name = fieldOf(page, "enquiry", "name")
  await name.fill("Ann Lee")
  const element = await name.elementHandle()
  answer()
  await expect(
    page
      .getByText(greetingFor("Ireland", false, greetings))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(dehydrated(page)).not.toHaveCount(0)
  release()
  await expect(dehydrated(page)).toHaveCount(0)
  await expect(name).toHaveValue("Ann Lee")
  expect(await element?.evaluate((field) => field.isConnected)).toBe(true)
})

test.describe("going on while islands are not hydrated", () => {
  test.use({ viewport: { width: 1280, height: 500 } })

  test("to another page and back: nothing is blank, and the text is there", async ({ page }) => {
    const errors: string[] = []
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()))
    page.on("pageerror", ({ message }) => errors.push(message))
    const { release, email } = await openHeld(page)
    await mark(page)
    await email.fill("ann@example.org")
    const element = await email.elementHandle()
    await headerLink(page, headerList).click()
    await idle(page)
    await expect(page).toHaveURL(footerList)
    release()
    await expect(page).toHaveURL(headerList)
    await expect(email).toHaveValue("ann@example.org")
    expect(await element?.evaluate((field) => field.isConnected)).toBe(true)
    const current = page.getByRole("contentinfo").locator("[aria-current=page]")
    await expect(current).toHaveText(labelsTo(headerList))
    await page.goBack()
    await expect(page).toHaveURL(footerList)
    await expect(current).toHaveText(labelsTo(footerList))
    await expect(email).toHaveValue("ann@example.org")
    expect(await isMarked(page)).toBe(true)
    expect(errors).toEqual([])
  })

  test("back within the page, from one of its anchors: its islands stay as they are", async ({ page }) => {
    const { release, email } = await openHeld(page)
    await email.fill("ann@example.org")
    const element = await email.elementHandle()
    await page.evaluate(() => {
      location.hash = "content"
    })
    await page.goBack()
    await idle(page)
    await expect(dehydrated(page)).not.toHaveCount(0)
    release()
    await expect(dehydrated(page)).toHaveCount(0)
    await expect(email).toHaveValue("ann@example.org")
    expect(await element?.evaluate((field) => field.isConnected)).toBe(true)
  })
})

test.describe("code that fails", () => {
  test.use({ viewport: { width: 1280, height: 500 } })

  for (const [times, failures] of [
    ["twice", 2],
    ["for ever", Number.POSITIVE_INFINITY],
  ] as const)
    test(`${times}: the text stays, and the page ${failures === Number.POSITIVE_INFINITY ? "says so" : "works in the end"}`, async ({
      page,
    }) => {
      let asked = 0
      await page.route(/\/island-subscription[\w.-]*\.js/, (route) => {
        asked += 1
        return asked <= failures ? route.abort() : route.continue()
      })
      test.skip(footerList === "", "the footer links to no page with a subscription form")
      await page.goto(footerList)
      await hydrated(page)
      const email = formOf(page, "subscribe").getByRole("textbox")
      await email.pressSequentially("ann")
      const failure = page.getByText(chunkFailure("subscription"))
      for (let attempt = 1; attempt <= Math.min(failures, 3); attempt++) {
        await expect.poll(() => asked).toBeGreaterThanOrEqual(attempt)
        await buttonOf(page, "subscribe").click()
      }
      await expect(email).toHaveValue("ann")
      if (failures === Number.POSITIVE_INFINITY) {
        await expect(failure).toBeVisible()
        await expect(formOf(page, "subscribe").getByText(withoutScript)).toBeVisible()
        await footerLink(page, footerPage).click()
        return expect(page).toHaveURL(footerPage)
      }
      await expect(email).toHaveAttribute("aria-invalid", "true")
      await expect(failure).toBeHidden()
    })
})

test("the styles of a page's islands are in its HTML, marked so that they are not fetched again", () => {
  const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  for (const { path, page } of builtPages) {
    const inlined = page.values("style", "data-href")
    const needed = page
      .values("div", "data-island")
      .flatMap((name) => namedChunkGroups[`island-${name}`]?.assets.map((asset) => asset.name) ?? [])
      .filter((file) => file.endsWith(".css"))
    expect(needed, path).not.toEqual([])
    for (const file of needed) expect(inlined, path).toContain(`/${file}`)
  }
})
