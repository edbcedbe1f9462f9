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
  footerPart,
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
  mailAddress,
  open,
  places,
  reload,
  settled,
  test,
  texts,
} from "../enquiries/visitor"
import { footerLink, headerLink, headingAt, loadedOnUse, needChat } from "../support"

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

const notSent = (page: Page) => page.getByText(forms.contact.failure)

/** Opens the contact page and fills in its form. */
const typeIn = async (page: Page) => {
  await open(page, places.contact)
  await fillIn(page, "contact")
}

/** Answers like a host without the files of an earlier build, until told otherwise. */
const deploy = async (page: Page, gone: RegExp) => {
  await page.route(gone, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }))
}

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

test.describe("an old tab after a new deploy", () => {
  test("a link loads the page in full, and nothing typed is lost", async ({ page }) => {
    await typeIn(page)
    await markAsNewBuild(page)
    const loaded = page.waitForEvent("load")
    await footerLink(page, footerPage).click()
    await loaded
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  })

  test("a link to a page whose script is gone loads it in full", async ({ page }) => {
    await typeIn(page)
    await deploy(page, new RegExp(`${componentOf(footerPage)}.*[.]js$`))
    const loaded = page.waitForEvent("load")
    await footerLink(page, footerPage).click()
    await loaded
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    // Still missing after the automatic reload.
    await expect(page.getByText(chunkFailure(componentOf(footerPage)))).toBeVisible()
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
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
})

/** The background of the box, fixed to the window, that a text is in. */
const groundOf = (text: Locator) =>
  text.evaluate((element) => {
    let box = element
    while (box.parentElement && getComputedStyle(box).position !== "fixed") box = box.parentElement
    return getComputedStyle(box).backgroundColor
  })

test.describe("a script that is missing", () => {
  test("once: the page reloads by itself and works", async ({ page }) => {
    needChat()
    let asked = 0
    await page.route(loadedOnUse.script, (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 404, body: "gone" }) : route.continue()
    })
    await typeIn(page)
    const reloaded = page.waitForEvent("load")
    await loadedOnUse.use(page)
    await reloaded
    await settled(page)
    await keepsWhatWasTyped(page)
    await loadedOnUse.use(page)
    await expect(loadedOnUse.shown(page)).toBeVisible()
  })

  test("twice: the page says so, with a button, and does not reload in a loop", async ({ page }) => {
    const counter = countLoads(page)
    await deploy(page, loadedOnUse.script)
    await typeIn(page)
    for (const load of [1, 2]) {
      await expect.poll(() => counter.loads).toBe(load)
      await settled(page)
      await loadedOnUse.use(page)
    }
    await expect(page.getByText(anyChunkFailure)).toBeVisible()
    await expect(page.getByRole("button", { name: labels.errors.reload })).toBeVisible()
    // It lies over the page, whose text must not shine through.
    expect(await groundOf(page.getByText(anyChunkFailure))).not.toBe("rgba(0, 0, 0, 0)")
    await keepsWhatWasTyped(page)
    expect(counter.loads).toBe(2)
  })

  for (const script of ["component---src-pages-contact-us", "app."])
    test(`${script}* of the page itself, once: it reloads by itself and is hydrated`, async ({ page }) => {
      let asked = 0
      await page.route(new RegExp(`/js/${script}.*\\.js$`), (route) => {
        asked += 1
        return asked === 1 ? route.fulfill({ status: 404, body: "gone" }) : route.continue()
      })
      await open(page, places.contact)
      expect(asked).toBe(2)
      await fillIn(page, "contact")
      await send(page, "contact")
    })

  test("the page's own, after something was typed: the page says so, and reloads only on a click", async ({ page }) => {
    await page.route(/\/js\/component---src-pages-contact-us.*\.js$/, (route) =>
      route.fulfill({ status: 404, body: "gone" }),
    )
    await page.route(
      /\/js\/app\./,
      async (route) => {
        await message(page).fill("Half a sentence")
        return route.continue()
      },
      // Not after the reload, with which the test ends.
      { times: 1 },
    )
    await page.goto(places.contact)
    const alert = page.getByRole("alert")
    await expect(alert.getByText(chunkFailure("component---src-pages-contact-us-tsx"))).toBeVisible()
    await expect(message(page)).toHaveValue("Half a sentence")
    const loaded = page.waitForEvent("load")
    await alert.getByRole("button", { name: labels.errors.reload }).click()
    await loaded
  })

  test("whatever loads after the page itself: a link leads to its page all the same", async ({ page }) => {
    await page.goto("/")
    await page.waitForFunction(() => window.isHydrated)
    await deploy(page, /\/static\/js\/.*\.chunk\.js$/)
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
  })

  test("the site's own scripts: no waiting text shows next to the message", async ({ page }) => {
    await page.route(/\/static\/js\//, (route) => route.abort())
    await page.goto("/")
    await expect(page.getByRole("alert")).toContainText(anyChunkFailure)
    await expect(page.getByText(greetings.unknown)).toBeHidden()
  })

  test("the site's own scripts, all of them: the page is complete, links work, fields can be filled in", async ({
    page,
  }) => {
    await page.route(/\/static\/js\//, (route) => route.abort())
    await page.goto(places.contact)
    await expect(page.getByRole("alert")).toContainText(anyChunkFailure)
    await expect(page.getByRole("alert").getByRole("button", { name: labels.errors.reload })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(formOf(page, "contact").getByText(withoutScript)).toBeVisible()
    await message(page).fill("Half a sentence")
    await buttonOf(page, "contact").click()
    await expect(message(page)).toHaveValue("Half a sentence")
    expect(new URL(page.url()).pathname).toBe(places.contact)
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test.describe("data and files that are missing", () => {
  test("the next page's data: the page is loaded in full", async ({ page }) => {
    await typeIn(page)
    await page.route(`**/page-data${footerPage}/page-data.json`, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
    )
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  })

  test("the data of all pages: the static HTML stays, and can be read", async ({ page }) => {
    await page.route(/page-data\//, (route) => route.abort())
    await page.goto("/privacy-policy")
    await page.waitForFunction(() => window.isHydrated)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt("/privacy-policy"))
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })

  test("pictures: their text alternatives show, and everything else is there", async ({ page }) => {
    await page.route(/\.(?:webp|avif|jpe?g|png)$/, (route) => route.abort())
    await open(page, anyServicePath)
    const picture = page.getByRole("main").locator("img").first()
    await expect(picture).toHaveAttribute("alt", /\S/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await fillIn(page, "enquiry")
    await send(page, "enquiry")
  })
})

test.describe("a browser that keeps nothing", () => {
  test("storage blocked: pages and forms work", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError")
          },
        })
    })
    const errors = errorsOf(page)
    await typeIn(page)
    await answerMailWith(page, 500)
    await buttonOf(page, "contact").click()
    await expect(notSent(page)).toBeVisible()
    await keepsWhatWasTyped(page)
    await page.unroute(mailAddress)
    await send(page, "contact")
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await open(page, "/")
    await expect(page.getByText(greetingFor("Ireland", false, greetings))).toBeVisible()
    await page.keyboard.press("/")
    await expect(page.getByRole("dialog", { name: labels.search.title })).toBeVisible()
    expect(errors).toEqual([])
  })

  test("cookies blocked: nothing is missing, because none is set", async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "cookie", {
        get: () => {
          throw new DOMException("denied", "SecurityError")
        },
        set: () => {
          throw new DOMException("denied", "SecurityError")
        },
      })
    })
    const errors = errorsOf(page)
    await typeIn(page)
    await send(page, "contact")
    expect(errors).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
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

/** Corrupts the data in the HTML of a page, until told to stop. */
const spoilData = async (page: Page, path: string, spoil: (data: InlinedData) => void) => {
  const state = { spoilt: true }
  await rewrite(page, path, (html) =>
    html.replace(/(<script id="_page-data"[^>]*>)(.*?)(?=<\/script>)/, (whole, tag: string, text: string) => {
      if (!state.spoilt) return whole
      const data = JSON.parse(text) as InlinedData
      spoil(data)
      return tag + JSON.stringify(data).replaceAll("<", "\\u003c")
    }),
  )
  return state
}

/** Corrupts the result of a query that a page loads with the code of an island, and counts how often. */
const spoilLateData = async (page: Page, name: string, spoilt: Data) => {
  const state = { count: 0 }
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Data }
    if (!data[name]) return route.fulfill({ response: answer })
    state.count += 1
    return route.fulfill({ response: answer, json: { data: { ...data, [name]: spoilt } } })
  })
  return state
}

test("an error in one section: that section alone says so, and the form beside it sends", async ({ page }) => {
  const state = await spoilLateData(page, "testimonials", { heading: "x", kicker: "y", items: [null] })
  await open(page, "/")
  await page.keyboard.press("End")
  await expect(page.getByText(labels.errors.section)).toHaveCount(1)
  expect(state.count).toBe(1)
  for (const section of ["how-it-works", "faqs", "subscription"])
    await expect(page.locator(`#${section}`)).toBeVisible()
  await fillIn(page, "enquiry")
  await send(page, "enquiry")
})

test("an error in the footer: the page above it stays, and its form sends", async ({ page }) => {
  const state = await spoilLateData(page, "offices", {})
  await open(page, "/")
  await page.keyboard.press("End")
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  expect(state.count).toBe(1)
  await expect(page.locator("#faqs")).toBeVisible()
  await fillIn(page, "enquiry")
  await send(page, "enquiry")
})

test.describe("page content corrupted in transit", () => {
  const otherWays = (page: Page) => formOf(page, "contact").getByText(withoutScript)

  const failureBanner = (page: Page) => page.getByRole("alert").getByText(chunkFailure("page-data"))

  const dropLabels = ({ results }: InlinedData) => {
    for (const { data } of Object.values(results)) if (data.labels) data.labels = null
  }

  for (const [kind, spoil] of Object.entries({
    "without its labels": dropLabels,
    "of nothing": (data: InlinedData) => {
      data.results = {}
    },
  }))
    test(`data ${kind}, twice: the page stays, says so, and keeps what was typed`, async ({ page }) => {
      const counter = countLoads(page)
      await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ status: 404, body: "gone" }))
      const state = await spoilData(page, places.contact, spoil)
      await page.goto(places.contact)
      await expect(failureBanner(page)).toBeVisible()
      expect(counter.loads).toBe(2)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByRole("contentinfo")).toBeVisible()
      await expect(otherWays(page)).toBeVisible()
      await message(page).fill(typed)
      state.spoilt = false
      await page.unroute("**/page-data/sq/d/*.json")
      await page.getByRole("alert").getByRole("button", { name: labels.errors.reload }).click()
      await settled(page)
      await keepsWhatWasTyped(page)
    })

  test("data without labels, after something was typed: it stays, without a reload", async ({ page }) => {
    await spoilData(page, places.contact, dropLabels)
    await page.route(/\/js\/app\./, async (route) => {
      await message(page).fill(typed)
      return route.continue()
    })
    await page.goto(places.contact)
    await expect(failureBanner(page)).toBeVisible()
    await keepsWhatWasTyped(page)
    await expect(otherWays(page)).toBeVisible()
  })

  test("nothing, but the page is left before it is hydrated: the text is there on return", async ({ page }) => {
    await page.route(/\/js\/app\./, () => undefined)
    await page.goto(places.contact)
    await message(page).fill(typed)
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await page.unroute(/\/js\/app\./)
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  })

  test("the page's own data, unreadable in its HTML: they are fetched, and the form sends", async ({ page }) => {
    await rewrite(page, places.contact, (html) => html.replace(/(<script id="_page-data"[^>]*>)/, "$1{"))
    await typeIn(page)
    await send(page, "contact")
  })

  for (const end of ['<script id="_page-data"', '"componentChunkName"'])
    test(`HTML that ends at ${end}: the page loads again, then says so`, async ({ page }) => {
      let cut = 0
      await rewrite(page, places.contact, (html) => {
        cut += 1
        return html.slice(0, html.indexOf(end))
      })
      await page.goto(places.contact)
      await expect(failureBanner(page)).toBeVisible()
      expect(cut).toBe(2)
      await message(page).fill(typed)
      await page.unroute(places.contact)
      await page.getByRole("alert").getByRole("button", { name: labels.errors.reload }).click()
      await settled(page)
      await keepsWhatWasTyped(page)
    })
})

test.describe("a country service", () => {
  for (const [kind, answer] of Object.entries({
    "puts markup into the name": { json: { country: "<img src=x onerror=window.attacked=1>" } },
    "answers 5 MB beside the name": { json: { country: 7, rest: "x".repeat(5_000_000) } },
  }))
    test(`that ${kind} changes nothing`, async ({ page }) => {
      test.skip(!anyCountry, "no page is about one country")
      await page.unroute(geoAddress)
      const lines: string[] = []
      page.on("console", (line) => lines.push(line.text()))
      await page.route(geoAddress, (route) => route.fulfill(answer))
      await open(page, countryPath({ slug: String(anyCountry?.slug) }))
      await expect.poll(() => lines.filter((line) => line.includes("Unable to fetch location."))).toHaveLength(1)
      await expect(page.getByText(greetings.neutral)).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).toContainText(String(anyCountry?.name))
      expect(await page.evaluate(() => "attacked" in window)).toBe(false)
    })
})

test("a mail service that is down for an hour: the text waits, through a closed tab too, and is sent once", async ({
  page,
  context,
}) => {
  await page.clock.install()
  const refused = await answerMailWith(page, 503)
  await typeIn(page)
  for (let attempt = 0; attempt < 3; attempt++) {
    await buttonOf(page, "contact").click()
    await expect(notSent(page)).toBeVisible()
    await keepsWhatWasTyped(page)
    await expect(page.getByRole("link", { name: forms.shared.byEmail })).toHaveAttribute("href", /Two%20pages/)
    await page.clock.fastForward("20:00")
  }
  expect(refused).toHaveLength(3)
  await page.close()

  const later = await context.newPage()
  await open(later, places.contact)
  await keepsWhatWasTyped(later)
  const taken = await send(later, "contact")
  await reload(later)
  await expect(message(later)).toHaveValue("")
  expect(taken).toHaveLength(1)
})

for (const [kind, now] of [
  ["years behind", "1999-12-31T23:59:59Z"],
  ["years ahead", "2098-01-01T00:00:00Z"],
] as const)
  test(`a clock that is ${kind}: the forms send, and earlier text comes back`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now))
    await open(page, "/")
    await fillIn(page, "enquiry")
    await reload(page)
    await expect(fieldOf(page, "enquiry", "name")).toHaveValue(String(texts.enquiry.name))
    await formOf(page, "enquiry").getByRole("checkbox").check()
    await send(page, "enquiry")
  })

test("everything from other sites blocked: the site is complete and the form sends", async ({ page, baseURL }) => {
  await page.unroute(geoAddress)
  const own = new URL(baseURL ?? "").origin
  await page.route(
    ({ origin }) => origin !== own,
    (route) => route.abort("blockedbyclient"),
  )
  const errors = errorsOf(page)
  await typeIn(page)
  await send(page, "contact")
  expect(errors).toEqual([])
})

test("a script injected by a proxy is blocked, and the page works", async ({ page }) => {
  const counter = countLoads(page)
  const errors = errorsOf(page)
  const script = '<script async src="https://evil.example/beacon.js"></script>'
  await rewrite(page, places.contact, (html) => html.replace("</head>", `${script}</head>`))
  const blocked = page.waitForEvent("console", (line) => line.text().includes("evil.example"))
  await page.route(/\/js\/app\./, async (route) => {
    await blocked
    await message(page).fill(typed)
    return route.continue()
  })
  await open(page, places.contact)
  await keepsWhatWasTyped(page)
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0)
  expect(counter.loads).toBe(1)
  expect(errors).toEqual([])
})

test("a page reported as failed that is hydrated after all keeps its content, text included", async ({ page }) => {
  const errors = errorsOf(page)
  await page.route(/\/js\/app\./, async (route) => {
    await message(page).fill(typed)
    await page.evaluate(() => dispatchEvent(new CustomEvent("loadfailure", { detail: "app" })))
    return route.continue()
  })
  await open(page, places.contact)
  await keepsWhatWasTyped(page)
  await fillIn(page, "contact")
  await send(page, "contact")
  expect(errors).toEqual([])
})

test.describe("a connection that drops in the middle of a page", () => {
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

  for (const end of ["</main>", '<script id="_page-data"'])
    test(`its HTML breaks off at ${end}: it reloads, then says so and how else to get in touch`, async ({ page }) => {
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
    })

  test("a link keeps the visitor on the page and says why; back online it works", async ({ page, context }) => {
    await typeIn(page)
    await context.setOffline(true)
    await headerLink(page, headerPage).click()
    await expect(page.getByText(labels.errors.offline)).toBeVisible()
    await expect(page).toHaveURL(/\/contact-us$/)
    await keepsWhatWasTyped(page)
    await context.setOffline(false)
    await headerLink(page, headerPage).click()
    await expect(page).toHaveURL(headerPage)
    await open(page, places.contact)
    await keepsWhatWasTyped(page)
  })

  test("so does a link to a section of home", async ({ page, context }) => {
    await typeIn(page)
    await context.setOffline(true)
    await footerLink(page, footerPart).click()
    await expect(page.getByText(labels.errors.offline)).toBeVisible()
    await expect(page).toHaveURL(/\/contact-us$/)
    await keepsWhatWasTyped(page)
  })

  test("a page that was open before opens without a connection", async ({ page, context }) => {
    await open(page, headerPage || "/")
    await footerLink(page, footerPage).click()
    await expect(page).toHaveURL(footerPage)
    await context.setOffline(true)
    await headerLink(page, headerPage).click()
    await expect(page).toHaveURL(headerPage)
  })
})
