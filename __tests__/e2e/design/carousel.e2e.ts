import type { Locator, Page } from "@playwright/test"
import { fill } from "../../../src/site/fill"
import * as content from "../../support/siteContent"
import { hold } from "../enquiries/visitor"
import { expect, open, test } from "./designFixtures"

const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true })

const services = (page: Page) => carousel(page, "Our services")

/** Brings a carousel near, and waits until react-slick has replaced its list. */
const taken = async (root: Locator) => {
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator(".slick-track")).toBeAttached()
  return root
}

/** The places, first to last, of the slides that stand wholly within the carousel. */
const inView = (root: Locator) =>
  root.evaluate((element) => {
    const room = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll<HTMLElement>(".slick-slide")]
    const found = slides.length > 0 ? slides : [...element.querySelectorAll<HTMLElement>("ul:first-of-type > li")]
    return found.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return (left + right) / 2 > room.left && (left + right) / 2 < room.right
        ? [Number(slide.dataset.index ?? index)]
        : []
    })
  })

/** The places of the slides that keyboard and screen reader reach. */
const inReach = (root: Locator) =>
  root
    .locator(".slick-slide:not([inert])")
    .evaluateAll((slides) => slides.map((slide) => Number((slide as HTMLElement).dataset.index)))

/** Waits until the slides stand still, and slick takes the next step: until then a transition is written on its track. */
const atRest = (root: Locator) =>
  expect
    .poll(() =>
      root.evaluate(
        (element) =>
          element.querySelector<HTMLElement>(".slick-track")?.style.transition === "" &&
          element.getAnimations({ subtree: true }).length === 0,
      ),
    )
    .toBe(true)

const move = async (root: Locator, way: "Previous" | "Next") => {
  const before = await inReach(root)
  await root.getByRole("button", { name: new RegExp(`^${way}`) }).click()
  await expect.poll(() => inReach(root)).not.toEqual(before)
  await atRest(root)
}

/** The numbers of slides (docs/specification.md, Carousels) on either side of every breakpoint. */
const counts: Record<string, readonly (readonly [width: number, slides: number])[]> = {
  "Our services": [
    [425, 1],
    [426, 2],
    [768, 2],
    [769, 3],
    [1220, 3],
    [1221, 4],
    [2550, 4],
  ],
  Reviews: [
    [425, 1],
    [768, 2],
    [1024, 2],
    [1025, 3],
    [1440, 3],
    [1441, 4],
    [2550, 4],
    [2560, 2],
  ],
  "Our Best Features": [
    [480, 1],
    [481, 2],
    [768, 2],
    [769, 3],
    [1220, 3],
    [1221, 4],
    [2560, 4],
  ],
}

const allWidths = [...new Set(Object.values(counts).flatMap((rows) => rows.map(([width]) => width)))]

test("each carousel shows the specified number of slides on first load", async ({ page }) => {
  test.setTimeout(120_000)
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, "/")
    for (const [name, rows] of Object.entries(counts))
      for (const [, slides] of rows.filter(([at]) => at === width)) {
        const root = carousel(page, name)
        if (name === "Our Best Features" && slides === 4) await root.scrollIntoViewIfNeeded()
        else await taken(root)
        await expect.poll(() => inView(root).then(({ length }) => length), `${name} at ${width}`).toBe(slides)
        if (await root.locator(".slick-track").count()) expect(await inReach(root)).toEqual(await inView(root))
      }
  }
})

test("before that, and without JavaScript, it is a plain list with the same number in view", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/")
  for (const { kicker, items } of [content.serviceCards, content.testimonials, content.features]) {
    const root = carousel(page, kicker)
    await expect(root.getByRole("list").first().locator("> li")).toHaveCount(items.length)
    await expect(root.getByRole("button")).toHaveCount(0)
  }
  for (const width of [425, 768, 1220, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const slides = counts["Our services"]?.find(([at]) => at >= width)?.[1]
    const [list, item] = [services(page).locator("ul"), services(page).locator("li").first()]
    const [room, slide] = [await list.boundingBox(), await item.boundingBox()]
    expect(Math.round((room?.width ?? 0) / (slide?.width ?? 1))).toBe(slides)
    const heights = await services(page)
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)))
    expect(new Set(heights).size, `heights of the cards at ${width} px: ${heights}`).toBe(1)
  }
  await context.close()
})

for (const width of [360, 768, 1280])
  test(`replacing the list moves nothing at ${width}: the carousel keeps its place and size`, async ({ page }) => {
    // Until its scripts come, every carousel is the list that react-slick replaces.
    const { released, release } = hold()
    await page.route(/\/static\/js\//, async (route) => {
      await released
      await route.continue()
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/")
    await page.evaluate(() => document.fonts.ready)
    const names = ["Our services", "Reviews"]
    const before = await Promise.all(names.map((name) => carousel(page, name).boundingBox()))
    release()
    for (const [index, name] of names.entries()) {
      const after = await (await taken(carousel(page, name))).boundingBox()
      for (const side of ["height", "width", "x"] as const)
        expect(Math.abs((after?.[side] ?? 0) - (before[index]?.[side] ?? -9)), `${name}: ${side}`).toBeLessThan(2)
    }
  })

test("a carousel whose slides all fit keeps its size when its controls go", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/\/static\/js\//, async (route) => {
    await released
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/")
  const features = carousel(page, "Our Best Features")
  await features.scrollIntoViewIfNeeded()
  const before = await features.boundingBox()
  release()
  await expect(features.getByRole("button", { includeHidden: true }).first().locator("xpath=..")).toHaveAttribute(
    "hidden",
  )
  expect((await features.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
})

test("a carousel stays one named list, whose slides have their places, and says which one is shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  const root = await taken(services(page))
  const { length } = content.serviceCards.items
  await expect(root.getByRole("list")).toHaveCount(1)
  const places = () =>
    root.getByRole("listitem").evaluateAll((items) => items.map((item) => Number(item.getAttribute("aria-posinset"))))
  expect(await places()).toEqual([1, 2, 3, 4])
  await expect(root.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(length))
  await move(root, "Next")
  expect(await places()).toEqual([2, 3, 4, 5])
  await expect(root.locator("[aria-live]")).toContainText(
    fill(content.labels.carousel.position, { number: "2", count: String(length) }),
  )
})

test("the arrows move it one slide in 500 ms, endlessly both ways", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  const root = await taken(services(page))
  expect(await inView(root)).toEqual([0, 1, 2, 3])

  // Asked for before the click: on a busy machine it is over before one could ask.
  const duration = root.locator(".slick-track").evaluate(
    (track) =>
      new Promise((resolve) => {
        const tell = () => resolve(track.getAnimations()[0]?.effect?.getTiming().duration)
        track.addEventListener("transitionrun", tell, { once: true })
      }),
  )
  await root.getByRole("button", { name: "Next in Our services" }).click()
  expect(await duration).toBe(500)
  await expect.poll(() => inView(root)).toEqual([1, 2, 3, 4])
  await atRest(root)
  expect(await inReach(root)).toEqual([1, 2, 3, 4])

  await move(root, "Previous")
  await move(root, "Previous")
  const count = content.serviceCards.items.length
  expect((await inView(root)).map((index) => (index + count) % count)).toEqual([count - 1, 0, 1, 2])
  expect(await inReach(root)).toEqual(await inView(root))
  await move(root, "Next")
  expect(await inView(root)).toEqual([0, 1, 2, 3])
})

test("services have arrows only; reviews and posts have dots too, which lead to their slide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await expect(services(page).getByRole("button", { name: /^Go to slide/ })).toHaveCount(0)

  const reviews = await taken(carousel(page, "Reviews"))
  const dots = reviews.getByRole("button", { name: /^Go to slide/ })
  await expect(dots).toHaveCount(content.testimonials.items.length)
  await expect(reviews.getByRole("button").and(page.locator("[aria-current]"))).toHaveCount(1)
  await dots.nth(4).click()
  await expect(dots.nth(4)).toHaveAttribute("aria-current", "true")
  await atRest(reviews)
  expect(await inView(reviews)).toEqual([3, 4, 5])
  expect(await inReach(reviews)).toEqual([3, 4, 5])

  await open(page, "/about-us")
  const posts = await taken(carousel(page, "Blogs & Updates"))
  await expect(posts.getByRole("button", { name: /^Go to slide/ })).toHaveCount(
    content.posts.filter(({ featured }) => featured).length,
  )
  await expect(posts.getByRole("button", { name: /^(Next|Previous)/ })).toHaveCount(2)
  await move(posts, "Next")
  expect((await inView(posts))[0]).toBe(1)
})

test("reviews open with the first two persons where the list had them, the middle one larger", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  const reviews = await taken(carousel(page, "Reviews"))
  await atRest(reviews)
  expect(await inView(reviews)).toEqual([0, 1, 2])
  const sizes = await reviews
    .locator(".slick-slide:not([inert]) figure")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().width))
  expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) * 1.05)
  expect(sizes[1]).toBeGreaterThan((sizes[2] ?? 0) * 1.05)
})

test("on country pages the card after the current one is enlarged and the others are dimmed", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of [content.anyCountryPath, "/pageforcountry"]) {
    await open(page, path)
    const root = await taken(services(page))
    await expect(root.getByRole("button", { name: /^Go to slide/ })).toHaveCount(0)
    for (const large of [1, 2]) {
      await atRest(root)
      const cards = await root.locator(".slick-slide:not([inert])").evaluateAll((slides) =>
        slides.map((slide) => {
          const card = slide.querySelector("article")
          return {
            place: Number((slide as HTMLElement).dataset.index),
            width: card?.getBoundingClientRect().width ?? 0,
            dimmed: card ? getComputedStyle(card).filter !== "none" : false,
          }
        }),
      )
      const widest = Math.max(...cards.map(({ width }) => width))
      expect(cards.filter(({ width }) => width === widest).map(({ place }) => place)).toEqual([large])
      expect(cards.filter(({ dimmed }) => !dimmed).map(({ place }) => place)).toEqual([large])
      await move(root, "Next")
    }
  }
})

test("nothing moves by itself, and a swipe moves one slide", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.clock.install()
  await open(page, "/")
  const root = await taken(services(page))
  const started = await inView(root)
  await page.clock.fastForward("01:00")
  await atRest(root)
  expect(await inView(root)).toEqual(started)

  const box = await root.locator(".slick-list").boundingBox()
  const [y, from, to] = [(box?.y ?? 0) + 150, (box?.x ?? 0) + 300, (box?.x ?? 0) + 60]
  const touch = await context.newCDPSession(page)
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send("touchStart", from)
  for (let step = 1; step <= 8; step++) await send("touchMove", from + ((to - from) * step) / 8)
  await send("touchEnd")
  await expect.poll(() => inView(root)).toEqual([1])
  expect(await inReach(root)).toEqual([1])

  for (const name of ["Our services", "Reviews"])
    for (const button of await carousel(page, name).getByRole("button").all()) {
      const size = await button.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  await context.close()
})

test("slides out of view and copies cannot be focused and are hidden from screen readers", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  for (const [name, links] of [
    ["Our services", 8],
    ["Reviews", 0],
  ] as const) {
    const root = await taken(carousel(page, name))
    const hidden = await root.locator(".slick-slide[inert]").count()
    expect(hidden).toBeGreaterThan(5)
    await expect(root.getByRole("link")).toHaveCount(links)
  }
})
