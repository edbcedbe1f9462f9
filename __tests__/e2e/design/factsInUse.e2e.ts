import type { Page } from "@playwright/test"
import { footerPage, footerPart } from "../../support/siteContent"
import { buttonOf, fillIn, formOf, holdMail, holdToasts, settled } from "../enquiries/visitor"
import { footerLink, unfoldFooter } from "../support"
import { expect, open, test } from "./designFixtures"

// The behaviour of pages in use (docs/specification.md, Toasts and Footer).

/** Triggers a five-second toast: that of a contact form whose page is left during the send. */
const showToast = async (page: Page) => {
  const { bodies, release } = await holdMail(page)
  await open(page, "/contact-us")
  // Before the footer is hydrated, the browser itself would follow the link and abort the send.
  await settled(page)
  await fillIn(page, "contact")
  await buttonOf(page, "contact").click()
  await expect.poll(() => bodies).toHaveLength(1)
  await unfoldFooter(page)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  // The address changes before the page does.
  await expect(formOf(page, "contact")).toHaveCount(0)
  release()
  const toast = page.locator(".Toastify__toast")
  await expect(toast).toBeVisible()
  return toast
}

test("a toast stays 5 s at the top right, pauses under the mouse and while the window is blurred, and Alt+T focuses it", async ({
  page,
}) => {
  const toast = await showToast(page)
  const bar = page.locator(".Toastify__progress-bar--animated")
  await expect(bar).toHaveCSS("animation-duration", "5s")
  await toast.hover()
  await expect(bar).toHaveCSS("animation-play-state", "paused")
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60)
  // Right below the header.
  expect(box?.y).toBeLessThan(100)
  await page.keyboard.press("Alt+t")
  await expect(page.locator(".Toastify :focus")).toHaveCount(1)
  await page.mouse.move(5, 400)
  await expect(bar).toHaveCSS("animation-play-state", "running")
  await page.evaluate(() => window.dispatchEvent(new Event("blur")))
  await expect(bar).toHaveCSS("animation-play-state", "paused")
})

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a toast is dismissed by dragging it past 80 percent of its width, and returns before that", async ({
    page,
  }) => {
    await holdToasts(page)
    const toast = await showToast(page)
    // The entrance animation overshoots.
    await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
    const box = await toast.boundingBox()
    const touch = await page.context().newCDPSession(page)
    const draw = async (share: number) => {
      const [x, y, way] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20, (box?.width ?? 0) * share]
      const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
      await send("touchStart", x)
      for (let step = 1; step <= 10; step++) await send("touchMove", x + (way * step) / 10)
      await send("touchEnd")
    }
    await draw(0.7)
    await expect(toast).toHaveCSS("transform", /none|matrix\(1, 0, 0, 1, 0, 0\)/)
    await expect(toast).toBeVisible()
    await draw(0.9)
    await expect(toast).toBeHidden()
  })
})

test("a footer link from another page arrives on home, and scrolls 500 ms later", async ({ page }) => {
  const part = footerPart.slice(2)
  await page.addInitScript((id) => {
    const times = { arrived: 0, scrolled: 0 }
    Object.assign(window, { times })
    new MutationObserver(() => {
      // Parts below the first view may come a little later.
      if (!times.arrived && location.pathname === "/" && document.querySelector("[data-hero]"))
        times.arrived = performance.now()
    }).observe(document, { childList: true, subtree: true })
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      if (this.id === id) times.scrolled ||= performance.now()
      scroll.call(this, options)
    }
  }, part)
  await open(page, "/privacy-policy")
  // Before the footer is hydrated, the browser itself would follow the link and jump at once.
  await settled(page)
  await footerLink(page, footerPart).click()
  const read = () => page.evaluate(() => (window as unknown as { times: { arrived: number; scrolled: number } }).times)
  // During the navigation, the section may pass through the window before anything scrolls to it.
  await expect.poll(async () => (await read()).scrolled).toBeGreaterThan(0)
  await expect(page.locator(`#${part}`)).toBeInViewport()
  const { arrived, scrolled } = await read()
  expect(scrolled - arrived).toBeGreaterThan(450)
})
