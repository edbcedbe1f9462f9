import { test as base, expect } from "@playwright/test"
import { anyService, anyServicePath, faqs, footerPage, forms, labels, movingCarousel } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { templates } from "../design/templates"
import { Server } from "../enquiries/Server"
import { places, texts } from "../enquiries/visitor"
import { needChat } from "../support"
import { frameSite } from "./frameSite"
import { openFirefox } from "./openFirefox"
import { openWebKit } from "./openWebKit"
import type { EngineOption, Tab } from "./Tab"

interface Fixtures {
  /** Opens a page of the site, and waits until it is hydrated. */
  open: (path: string) => Promise<void>
}

/** A browser and a server for all tests of a worker: both take seconds to start. */
const test = base.extend<Fixtures, EngineOption & { tab: Tab; server: Server }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  tab: [
    async ({ engine }, use) => {
      const tab = await { firefox: openFirefox, webkit: openWebKit }[engine]()
      await use(tab)
      await tab.close()
    },
    { scope: "worker", timeout: 90_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = new Server(1000)
      await server.start()
      await use(server)
      await server.end()
    },
    { scope: "worker", timeout: 90_000 },
  ],
  open: ({ tab, server }, use) =>
    use(async (path) => {
      await tab.open(`http://localhost:${server.port}${path}`, recordErrors)
      await settled(tab)
    }),
})

const contactForm = `form[aria-label="${forms.contact.name}"]`

/** The beginning of the name of a carousel's arrow. */
const [nextSlide] = labels.carousel.next.split("{")

type Errors = { errors?: string[] }

/** Records uncaught errors, including React's hydration errors, and what the content policy has blocked. */
const recordErrors = () => {
  const errors: string[] = []
  ;(window as Errors).errors = errors
  addEventListener("error", ({ message }) => errors.push(message))
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)))
  addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push(`blocked: ${blockedURI}`))
}

const errorsOf = (tab: Tab) => tab.run(() => (window as Errors).errors)

/** Waits until React has hydrated the page, and the islands that would wait until they are in view. */
const settled = (tab: Tab) =>
  expect
    .poll(
      () =>
        tab.run(() => {
          document.body?.dispatchEvent(new FocusEvent("focusin"))
          return Boolean(window.isHydrated) && document.querySelector("[data-dehydrated]") === null
        }),
      { timeout: 20_000 },
    )
    .toBe(true)

const pathOf = (tab: Tab) => tab.run(() => location.pathname)

const visible = (tab: Tab, selector: string) =>
  tab.run(
    (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length > 0).length,
    selector,
  )

test.beforeEach(({ tab }) => tab.resize(1280, 900))

test("pages hydrate without an error, and none is wider than its window, on a phone or a desktop", async ({
  tab,
  open,
}) => {
  test.setTimeout(180_000)
  for (const path of Object.values(templates)) {
    await open(path)
    expect.soft(await errorsOf(tab), path).toEqual([])
    for (const width of [tab.narrowest, 1280]) {
      await tab.resize(width, 900)
      // Resizing the window takes time, and carousels measure themselves after it.
      const layout = () =>
        tab.run(() => ({ width: innerWidth, isTooWide: document.documentElement.scrollWidth > innerWidth }))
      await expect.poll(layout, path).toEqual({ width, isTooWide: false })
    }
  }
})

test("no page is wider than a narrow phone", async ({ tab, server }) => {
  test.setTimeout(180_000)
  const framed = await frameSite(server.port)
  try {
    await tab.open(framed.address)
    for (const path of Object.values(templates)) {
      await tab.run((to) => document.querySelector("iframe")?.contentWindow?.location.assign(to), path)
      const layout = () =>
        tab.run((to) => {
          const phone = document.querySelector("iframe")?.contentWindow
          if (!phone?.isHydrated || phone.location.pathname !== to) return undefined
          phone.document.body.dispatchEvent(new FocusEvent("focusin"))
          const { scrollWidth } = phone.document.documentElement
          const isWhole = phone.document.querySelector("[data-dehydrated]") === null
          return { width: phone.innerWidth, isWhole, isTooWide: scrollWidth > phone.innerWidth }
        }, path)
      await expect
        .poll(layout, { message: path, timeout: 20_000 })
        .toEqual({ width: 360, isWhole: true, isTooWide: false })
    }
  } finally {
    framed.close()
  }
})

test("the phone menu opens, unfolds and links to a service", async ({ tab, open }) => {
  await tab.resize(tab.narrowest, 800)
  await open("/privacy-policy")
  await (await tab.find("header button", labels.navigation.openMenu)).click()
  await expect.poll(() => visible(tab, "dialog[open]")).toBe(1)
  await (await tab.find("dialog[open] summary")).click()
  await (await tab.find("dialog[open] details details summary")).click()
  const link = await tab.find('dialog[open] a[href^="/services/"]')
  await link.click()
  await expect.poll(() => pathOf(tab)).toMatch(/^\/services\//)
  await expect.poll(() => visible(tab, "dialog[open]")).toBe(0)
})

test("a form submitted empty says what is missing, with the focus on the first field", async ({ tab, open }) => {
  await open(places.contact)
  await (await tab.find(`${contactForm} button[type=submit]`)).click()
  await expect.poll(() => visible(tab, `${contactForm} [aria-invalid=true]`)).toBeGreaterThan(2)
  const [focused, first] = await tab.run(() => [
    document.activeElement?.getAttribute("name"),
    document.querySelector("[aria-invalid=true]")?.getAttribute("name"),
  ])
  expect(focused).toBe(first)
})

test("a form keeps its text over a reload, arrives in the outbox, and is then empty", async ({ tab, server, open }) => {
  test.skip(
    builtWith.sendsMail,
    "this build sends to a mail service, which a driver of these engines cannot stand in for",
  )
  await open(places.contact)
  // WebDriver does not type line breaks as text.
  const typed = { ...texts.contact, message: "Two pages, please." }
  for (const [name, text] of Object.entries(typed)) await (await tab.find(`${contactForm} [name="${name}"]`)).type(text)
  const message = () => tab.run(() => document.querySelector<HTMLTextAreaElement>("textarea")?.value)
  await expect.poll(() => tab.run(() => localStorage.length)).toBeGreaterThan(0)
  await tab.reload()
  await settled(tab)
  await expect.poll(message).toBe(typed.message)
  // A form that is sent within three seconds of its first showing is suspect.
  await expect.poll(() => tab.run(() => performance.now())).toBeGreaterThan(4000)
  await (await tab.find(`${contactForm} button[type=submit]`)).click()
  const isTold = () =>
    tab.run(
      (words) => [...document.querySelectorAll("[role=status]")].some((one) => one.textContent?.includes(words)),
      forms.contact.success,
    )
  await expect.poll(isTold).toBe(true)
  expect(server.received.at(-1)?.template_params).toMatchObject({ message: typed.message })
  await expect.poll(message).toBe("")
})

test("one question at a time is open, and the filter finds the typed words", async ({ tab, open }) => {
  test.skip(faqs.items.length < 2, "a single question has no other to close")
  await open("/")
  const opened = () =>
    tab.run(() =>
      [...document.querySelectorAll("#faqs details")].flatMap((one, place) =>
        one.hasAttribute("open") ? [place] : [],
      ),
    )
  const questions = await tab.run(() =>
    [...document.querySelectorAll("#faqs summary")].map(({ textContent }) => textContent ?? ""),
  )
  // The first one is open initially.
  for (const place of [questions.length - 1, 0]) {
    await (await tab.find("#faqs summary", questions[place])).click()
    await expect.poll(opened).toEqual([place])
  }
  await (await tab.find("#faqs input[type=search]")).type("zzzz")
  await expect.poll(() => visible(tab, "#faqs details")).toBe(0)
})

test("a carousel moves by its arrow, and hides slides out of view from the keyboard", async ({ tab, open }) => {
  test.skip(!movingCarousel, "no carousel of home has more slides than may be in view")
  await open("/")
  const carousel = `fieldset[aria-label="${movingCarousel?.kicker}"]`
  const slides = `${carousel} .slick-slide:not([inert])`
  await tab.run((selector) => document.querySelector(selector)?.scrollIntoView(), carousel)
  await expect.poll(() => tab.run((selector) => document.querySelectorAll(selector).length, slides)).toBeGreaterThan(0)
  const inReach = () =>
    tab.run(
      (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.index),
      slides,
    )
  const before = await inReach()
  await (await tab.find(`${carousel} button`, nextSlide)).click()
  await expect.poll(inReach).not.toEqual(before)
})

test("the chat helper opens, answers a question, and Escape closes it", async ({ tab, open }) => {
  needChat()
  await open("/privacy-policy")
  // By keyboard, since the button moves out of the way while the page moves.
  await tab.run(() => document.querySelector<HTMLElement>("aside button[aria-expanded]")?.focus())
  await tab.press("Enter")
  await expect.poll(() => visible(tab, "#chat-helper")).toBe(1)
  const said = () => tab.run(() => document.querySelector("#chat-helper [role=log]")?.children.length ?? 0)
  const before = await said()
  await (await tab.find("#chat-helper ul button, #chat-helper li button")).click()
  await expect.poll(said).toBeGreaterThan(before)
  await tab.press("Escape")
  await expect.poll(() => visible(tab, "#chat-helper")).toBe(0)
})

test("the search finds a page by its name, and Enter opens it", async ({ tab, open }) => {
  await open("/privacy-policy")
  await (await tab.find("header button[aria-keyshortcuts]")).click()
  await expect.poll(() => visible(tab, "dialog[open] input[type=search]")).toBe(1)
  await (await tab.find("dialog[open] input[type=search]")).type(String(anyService?.name))
  const hits = () =>
    tab.run(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("dialog[open] li a")].map(({ pathname }) => pathname),
    )
  await expect.poll(hits).toContain(anyServicePath)
  const [first] = await hits()
  await tab.press("Enter")
  await expect.poll(() => pathOf(tab)).toBe(first)
})

test("the search opens by the place of K on keyboards of other alphabets, and leaves keys to an input method", async ({
  tab,
  open,
}) => {
  await open("/privacy-policy")
  const field = "dialog[open] input[type=search]"
  const press = (selector: string, key: KeyboardEventInit) =>
    tab.run(
      (wanted, init) =>
        document
          .querySelector(wanted)
          ?.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
      selector,
      key,
    )
  await press("body", { key: "л", code: "KeyK", ctrlKey: true })
  await expect.poll(() => visible(tab, field)).toBe(1)
  await (await tab.find(field)).type(String(anyService?.name))
  await expect.poll(() => visible(tab, "dialog[open] li a")).toBeGreaterThan(0)
  for (const key of ["ArrowDown", "Escape"]) await press(field, { key, isComposing: true })
  const typed = () => tab.run(() => (document.activeElement as HTMLInputElement).value)
  expect(await typed()).toBe(anyService?.name)
  await tab.press("Escape")
  await expect.poll(typed).toBe("")
})

test("a link opens the next page at its top, and Back restores the position", async ({ tab, open }) => {
  test.skip(footerPage === "", "the footer leads to no policy and no service")
  await open("/")
  await (await tab.find(`footer a[href="${footerPage}"]`)).click()
  await expect.poll(() => pathOf(tab)).toBe(footerPage)
  await expect.poll(() => tab.run(() => scrollY)).toBe(0)
  await tab.back()
  await expect.poll(() => pathOf(tab)).toBe("/")
  await expect.poll(() => tab.run(() => scrollY)).toBeGreaterThan(1000)
  expect(await errorsOf(tab)).toEqual([])
})

test("keyboard navigation begins with the skip link, with a visible focus", async ({ tab, open }) => {
  await open("/privacy-policy")
  await tab.press("Tab")
  const focus = await tab.run(() => {
    const element = document.activeElement as HTMLAnchorElement
    return { href: element.getAttribute("href"), outline: getComputedStyle(element).outlineStyle }
  })
  expect(focus.href).toBe("#content")
  expect(focus.outline).not.toBe("none")
})

/** Shows the page as printed, since WebKit's driver cannot print. */
const showPrint = () => {
  const show = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all"
      else if (rule instanceof CSSMediaRule && rule.media.mediaText === "screen") rule.media.mediaText = "not all"
      if (rule instanceof CSSGroupingRule) show(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) show(cssRules)
}

test("a page is printed without elements that can only be used on a screen", async ({ tab, open }) => {
  await open(places.contact)
  expect(await visible(tab, "form, nav, header button")).toBeGreaterThan(0)
  await tab.run(showPrint)
  expect(await visible(tab, "form, nav, button")).toBe(0)
  expect(await visible(tab, "h1")).toBe(1)
})
