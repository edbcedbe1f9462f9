import type { Locator, Page } from "@playwright/test"
import { fill } from "../../../src/site/fill"
import * as content from "../../support/siteContent"
import { holdFiles } from "../enquiries/visitor"
import { expect, open, test } from "./designFixtures"

const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true })

/** A carousel by its name, with its slides. */
interface Section {
  kicker: string
  items: readonly unknown[]
}

const featuredPosts: Section = {
  kicker: content.labels.reading.featured.replaceAll("*", ""),
  items: content.posts.filter(({ featured }) => featured),
}

/** Scrolls near a carousel, and waits until react-slick has replaced its list. */
const taken = async (root: Locator) => {
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator(".slick-track")).toBeAttached()
  return root
}

/** The indexes, in order, of the slides that are entirely within the carousel. */
const inView = (root: Locator) =>
  root.evaluate((element) => {
    const room = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll<HTMLElement>(".slick-slide")]
    const found = slides.length > 0 ? slides : [...element.querySelectorAll<HTMLElement>(":not(fieldset) > ul > li")]
    return found.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return (left + right) / 2 > room.left && (left + right) / 2 < room.right
        ? [Number(slide.dataset.index ?? index)]
        : []
    })
  })

/** The indexes of the slides that keyboard and screen reader can reach. */
const inReach = (root: Locator) =>
  root
    .locator(".slick-slide:not([inert])")
    .evaluateAll((slides) => slides.map((slide) => Number((slide as HTMLElement).dataset.index)))

/** Waits until the slides are at rest and slick accepts the next step: until then its track has a transition. */
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

/** The controls of a carousel: their names begin the same in all carousels, followed by its name or a number. */
const controls = (root: Locator, control: "previous" | "next" | "dot") =>
  root.getByRole("button", { name: String(content.labels.carousel[control].split("{")[0]) })

const move = async (root: Locator, way: "previous" | "next") => {
  const before = await inReach(root)
  await controls(root, way).click()
  await expect.poll(() => inReach(root)).not.toEqual(before)
  await atRest(root)
}

/** The numbers of slides (docs/specification.md, Carousels) on both sides of every breakpoint. */
const counts = new Map<Section, readonly (readonly [width: number, slides: number])[]>([
  [
    content.serviceCards,
    [
      [425, 1],
      [426, 2],
      [768, 2],
      [769, 3],
      [1220, 3],
      [1221, 4],
      [2550, 4],
    ],
  ],
  [
    content.testimonials,
    [
      [425, 1],
      [768, 2],
      [1024, 2],
      [1025, 3],
      [1440, 3],
      [1441, 4],
      [2550, 4],
      [2560, 2],
    ],
  ],
  [
    content.features,
    [
      [480, 1],
      [481, 2],
      [768, 2],
      [769, 3],
      [1220, 3],
      [1221, 4],
      [2560, 4],
    ],
  ],
])

/** How many slides fit into a carousel; for posts two, on phones one. */
const roomAt = (section: Section, width: number) =>
  section === featuredPosts ? (width > 768 ? 2 : 1) : (counts.get(section)?.find(([at]) => at >= width)?.[1] ?? 1)

/** Whether a carousel has more slides than fit; others are lists without controls. */
const movesAt = (section: Section, width: number) => section.items.length > roomAt(section, width)

/**
 * Opens a page in the widest window in which a carousel moves, and waits until react-slick has replaced its list. Skips
 * the test if there are too few slides.
 * @param least the minimum number of slides in view
 */
const openMoving = async (page: Page, path: string, section: Section, least = 1) => {
  const width = [1280, 1220, 768, 425].find((one) => movesAt(section, one) && roomAt(section, one) >= least) ?? 0
  test.skip(width === 0, `'${section.kicker}' has too few slides to move with ${least} in view`)
  await page.setViewportSize({ width, height: 900 })
  await open(page, path)
  return { root: await taken(carousel(page, section.kicker)), shown: roomAt(section, width) }
}

/** Consecutive indexes from `first` on. */
const placesFrom = (first: number, length: number) => Array.from({ length }, (_, place) => first + place)

for (const [first, ...others] of [
  [360, 425, 426, 480, 481],
  [768, 769, 1024, 1025],
  [1280, 1220, 1221, 1440, 1441, 2550, 2560],
] as const)
  test(`at ${first} px the replacement of a list moves nothing, and each carousel shows the specified number of slides before and after it, and at ${others.join(", ")} px`, async ({
    page,
  }) => {
    // Until its scripts load, every carousel is the list that react-slick replaces.
    const release = await holdFiles(page, /\/static\/js\//)
    const sections = [...counts.keys()].filter(({ items }) => items.length > 0)
    const expectSlides = async ({ kicker, items }: Section, width: number, slides: number) =>
      expect
        .poll(async () => (await inView(carousel(page, kicker))).length, `${kicker} at ${width} px`)
        .toBe(Math.min(slides, items.length))
    await page.setViewportSize({ width: first, height: 900 })
    await page.goto("/", { waitUntil: "domcontentloaded" })
    await page.evaluate(() => document.fonts.ready)
    const before = new Map<Section, Awaited<ReturnType<Locator["boundingBox"]>>>()
    for (const section of sections) {
      before.set(section, await carousel(page, section.kicker).boundingBox())
      await expectSlides(section, first, roomAt(section, first))
    }
    const heights = await carousel(page, content.serviceCards.kicker)
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)))
    expect(new Set(heights).size, `heights of the cards: ${heights}`).toBe(1)
    release()
    for (const section of sections) {
      const root = carousel(page, section.kicker)
      if (movesAt(section, first)) await taken(root)
      else {
        await root.scrollIntoViewIfNeeded()
        const control = root.getByRole("button", { includeHidden: true }).first()
        await expect(control.locator("xpath=..")).toHaveAttribute("hidden")
      }
      await expectSlides(section, first, roomAt(section, first))
      const after = await root.boundingBox()
      for (const side of ["height", "width", "x"] as const)
        expect(
          Math.abs((after?.[side] ?? 0) - (before.get(section)?.[side] ?? -9)),
          `${section.kicker}: ${side}`,
        ).toBeLessThan(2)
    }
    for (const width of others) {
      await page.setViewportSize({ width, height: 900 })
      for (const section of sections)
        for (const [, slides] of counts.get(section)?.filter(([at]) => at === width) ?? []) {
          const root = carousel(page, section.kicker)
          if (movesAt(section, width)) await taken(root)
          await expectSlides(section, width, slides)
          if (movesAt(section, width)) expect(await inReach(root)).toEqual(await inView(root))
        }
    }
  })

/** Expects that the slides out of view, and copies, cannot be focused and are hidden from screen readers. */
const expectOthersHidden = async (root: Locator, { items }: Section, shown: number) => {
  await expect(root.locator(".slick-slide:not([inert])")).toHaveCount(shown)
  const hidden = await root.locator(".slick-slide[inert]").count()
  expect(hidden).toBeGreaterThanOrEqual(items.length - shown)
  const inReachOf = (role: string) => root.locator(`.slick-slide:not([inert]) ${role}`)
  await expect(root.getByRole("link")).toHaveCount(await inReachOf("a[href]").count())
  await expect(root.getByRole("list").first().getByRole("listitem")).toHaveCount(shown)
}

test("a carousel stays one named list, says which slide is current, hides the others, and moves by its arrows one slide in 500 ms, endlessly both ways", async ({
  page,
}) => {
  const { root, shown } = await openMoving(page, "/", content.serviceCards)
  const { length } = content.serviceCards.items
  await expect(root.getByRole("list")).toHaveCount(1)
  await expect(controls(root, "previous").or(controls(root, "next"))).toHaveCount(2)
  await expect(root.getByRole("button")).toHaveCount(2)
  const places = () =>
    root.getByRole("listitem").evaluateAll((items) => items.map((item) => Number(item.getAttribute("aria-posinset"))))
  expect(await places()).toEqual(placesFrom(1, shown))
  await expect(root.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(length))
  await expectOthersHidden(root, content.serviceCards, shown)

  expect(await inView(root)).toEqual(placesFrom(0, shown))
  // Requested before the click: on a busy machine the move may end before it could be measured.
  const duration = root.locator(".slick-track").evaluate(
    (track) =>
      new Promise((resolve) => {
        const tell = () => resolve(track.getAnimations()[0]?.effect?.getTiming().duration)
        track.addEventListener("transitionrun", tell, { once: true })
      }),
  )
  await controls(root, "next").click()
  expect(await duration).toBe(500)
  await expect.poll(() => inView(root)).toEqual(placesFrom(1, shown))
  await atRest(root)
  expect(await inReach(root)).toEqual(placesFrom(1, shown))
  expect(await places()).toEqual(placesFrom(2, shown))
  await expect(root.locator("[aria-live]")).toContainText(
    fill(content.labels.carousel.position, { number: "2", count: String(length) }),
  )

  await move(root, "previous")
  await move(root, "previous")
  expect((await inView(root)).map((index) => (index + length) % length)).toEqual([
    length - 1,
    ...placesFrom(0, shown - 1),
  ])
  expect(await inReach(root)).toEqual(await inView(root))
  await move(root, "next")
  expect(await inView(root)).toEqual(placesFrom(0, shown))
})

test("reviews start with the first persons where the list had them, of three the middle one larger, and have arrows and dots, which keys operate, too", async ({
  page,
}) => {
  const { root: reviews, shown } = await openMoving(page, "/", content.testimonials)
  const dots = controls(reviews, "dot")
  const { length } = content.testimonials.items
  await atRest(reviews)
  await expectOthersHidden(reviews, content.testimonials, shown)
  if (shown === 3) {
    expect(await inView(reviews)).toEqual([0, 1, 2])
    const sizes = await reviews
      .locator(".slick-slide:not([inert]) figure")
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().width))
    expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) * 1.05)
    expect(sizes[1]).toBeGreaterThan((sizes[2] ?? 0) * 1.05)
  }
  await expect(dots).toHaveCount(length)
  await expect(reviews.getByRole("button").and(page.locator("[aria-current]"))).toHaveCount(1)
  const marked = reviews.locator("button[aria-current]")
  const before = String(await marked.getAttribute("aria-label"))
  await controls(reviews, "next").press("Enter")
  await expect(marked).not.toHaveAttribute("aria-label", before)
  await atRest(reviews)
  // One with others on both sides, if there are enough.
  const chosen = Math.max(1, length - 2)
  await dots.nth(chosen).press("Space")
  await expect(dots.nth(chosen)).toHaveAttribute("aria-current", "true")
  await atRest(reviews)
  expect(await inView(reviews)).toHaveLength(shown)
  expect(await inView(reviews)).toContain(chosen)
  if (shown === 3) expect(await inView(reviews)).toEqual(placesFrom(chosen - 1, 3))
  expect(await inReach(reviews)).toEqual(await inView(reviews))
})

test("posts have dots and arrows", async ({ page }) => {
  const { root: posts } = await openMoving(page, "/about-us", featuredPosts)
  await expect(controls(posts, "dot")).toHaveCount(featuredPosts.items.length)
  await expect(controls(posts, "previous").or(controls(posts, "next"))).toHaveCount(2)
  await move(posts, "next")
  expect((await inView(posts))[0]).toBe(1)
})

test("on country pages the card after the current one is enlarged and the others are dimmed", async ({ page }) => {
  const [country = ""] = content.countryPaths
  test.skip(country === "", "data/countries has no country")
  const { root } = await openMoving(page, country, content.serviceCards, 2)
  await expect(controls(root, "dot")).toHaveCount(0)
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
    await move(root, "next")
  }
})

test("nothing moves by itself, and a swipe moves one slide", async ({ browser }) => {
  test.skip(!movesAt(content.serviceCards, 390), "a single card has no other to move to")
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.clock.install()
  await open(page, "/")
  const root = await taken(carousel(page, content.serviceCards.kicker))
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

  for (const { kicker: name } of [content.serviceCards, content.testimonials])
    for (const button of await carousel(page, name).getByRole("button").all()) {
      const size = await button.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  await context.close()
})
