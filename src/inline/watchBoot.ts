import { loadFailureBannerId, loadFailureEvent, pageDataName, reportLoadFailure } from "../errors/loadFailure"
import { reloadOnce } from "../errors/reloadOnce"

/**
 * Milliseconds without progress after which a page that is still loading counts as interrupted: if a connection breaks in
 * the middle of a page, browsers report nothing and load forever. Elements, text and finished files all count as progress,
 * since on a slow connection inline data or a font may take seconds.
 */
const STALLED_MS = 10_000

/** Milliseconds between two checks of the progress. */
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

/** Milliseconds for which a page that is not interactive says that it waits (docs/specification.md, The visitor's country). */
const WAITING_SHOWN_MS = 10_000

/** Hides what says that it waits for a script; it returns if the page becomes interactive after all. */
const hideWaiting = () => {
  if (!window.isHydrated) document.documentElement.dataset.bootTimedOut = "yes"
}

const showBanner = (file: string) => {
  const banner = document.getElementById(loadFailureBannerId)
  const text = banner?.querySelector("p")
  const button = banner?.querySelector("button")
  if (!banner?.hidden || !text || !button) return
  text.textContent = (banner.dataset.message ?? "").replace("{id}", file)
  button.onclick = () => location.reload()
  banner.hidden = false
  hideWaiting()
}

/**
 * Watches whether the page becomes interactive. If a script of this site, its data, or the rest of its HTML do not load, it
 * reloads the page, once a session and if nothing was typed; otherwise it says so, with a button (docs/specification.md,
 * Addresses). Truncated HTML (`holdScripts`), failed hydration (`RootErrorBoundary`) and islands without their code
 * (`loadWhenWanted`) are reported in the same way; what is loaded on use has `ChunkLoadMessage`.
 */
export const watchBoot = () => {
  let isTyped = false
  addEventListener("input", () => (isTyped = true), true)
  addEventListener(
    "error",
    ({ target }) => {
      if (window.isHydrated || !(target instanceof HTMLScriptElement)) return
      if (!target.src.startsWith(`${location.origin}/static/`)) return
      reportLoadFailure(target.src.split("/").at(-1)?.split(".")[0] ?? "")
    },
    true,
  )
  // If data are missing, Gatsby rejects a promise without a handler: its message tells it from the errors of extensions. With
  // another message "data of nothing, twice" in `failureMatrix.e2e.ts` fails.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!window.isHydrated && /page resources|couldn't load/.test(reason?.message)) reportLoadFailure(pageDataName)
  })
  addEventListener(loadFailureEvent, (event) => {
    if (!isTyped && navigator.onLine && reloadOnce()) return
    showBanner((event as CustomEvent<string>).detail)
  })
  watchProgress()
  // A script that hangs fires no error event.
  setTimeout(hideWaiting, WAITING_SHOWN_MS)
}
