import {
  loadFailureBanner,
  loadFailureEvent,
  pageDataName,
  reportLoadFailure,
} from "../../components/errors/loadFailure"
import { reloadOnce } from "../../components/errors/reloadOnce"
import { isConnected } from "../../site/isConnected"

/**
 * Milliseconds without progress after which a page that is still loading counts as interrupted: if the connection
 * breaks halfway, browsers report nothing and load forever. Elements, text and finished files all count as progress,
 * since on a slow connection inline data or a font may take seconds.
 */
const STALLED_MS = 10_000

/** Milliseconds between checks of the progress. */
const CHECK_MS = 1000

const progress = () =>
  document.getElementsByTagName("*").length +
  (document.documentElement.textContent?.length ?? 0) +
  performance.getEntriesByType("resource").length

const watchProgress = () => {
  let before = 0
  let still = 0
  const timer = setInterval(() => {
    const now = progress()
    still = now === before ? still + CHECK_MS : 0
    before = now
    if (document.readyState !== "loading") return clearInterval(timer)
    if (still < STALLED_MS) return
    clearInterval(timer)
    reportLoadFailure(pageDataName)
  }, CHECK_MS)
}

/** Milliseconds for which waiting texts show before hydration (docs/specification.md, The visitor's country). */
const WAITING_SHOWN_MS = 10_000

/** Hides texts that say that they wait for a script, until the page becomes interactive after all. */
const hideWaiting = () => {
  if (!window.isHydrated) document.documentElement.dataset.bootTimedOut = "yes"
}

const showBanner = (file: string) => {
  const banner = loadFailureBanner()
  const text = banner?.querySelector("p")
  const button = banner?.querySelector("button")
  if (!banner?.hidden || !text || !button) return
  banner.dataset.file = file
  text.textContent = (banner.dataset.message ?? "").replace("{id}", file)
  button.onclick = () => location.reload()
  banner.hidden = false
  hideWaiting()
}

/**
 * Watches whether the page becomes interactive. If one of the site's scripts, the page's data or the rest of its HTML
 * does not load, it reloads the page, once per session and only if nothing was typed and no link was used; otherwise it shows
 * a banner with a button (docs/specification.md, Addresses). Truncated HTML (`holdScripts`), failed hydration (`RootErrorBoundary`)
 * and islands without code (`loadWhenWanted`) are reported the same way; parts loaded on use have `ChunkLoadMessage`.
 */
export const watchBoot = () => {
  let isTyped = false
  addEventListener("input", () => (isTyped = true), true)
  let isLeaving = false
  // A link requests the code of islands; if that fails, a reload would take the place of the page that the link leads to.
  for (const type of ["pointerdown", "click"])
    addEventListener(
      type,
      ({ target }) => (isLeaving ||= target instanceof Element && !!target.closest("a[href]")),
      true,
    )
  addEventListener(
    "error",
    ({ target }) => {
      if (window.isHydrated || !(target instanceof HTMLScriptElement)) return
      if (!target.src.startsWith(`${location.origin}/static/`)) return
      reportLoadFailure(target.src.split("/").at(-1)?.split(".")[0] ?? "")
    },
    true,
  )
  // If data are missing, Gatsby rejects a promise without a handler; the message distinguishes it from browser
  // extensions' errors. If Gatsby changes it, "data of nothing, twice" in `failureMatrix.e2e.ts` fails.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!window.isHydrated && /page resources|couldn't load/.test(reason?.message)) reportLoadFailure(pageDataName)
  })
  addEventListener(loadFailureEvent, async (event) => {
    const isReachable = await isConnected()
    if (!isTyped && !isLeaving && isReachable && reloadOnce()) return
    showBanner((event as CustomEvent<string>).detail)
  })
  watchProgress()
  // A hanging script fires no error event.
  setTimeout(hideWaiting, WAITING_SHOWN_MS)
}
