import { pageDataName, reportLoadFailure } from "../../components/errors/loadFailure"
import { whenIdle } from "../../site/whenIdle"
import { onFirstInteraction } from "../firstInteraction"

/** The id of the `<template>` with a page's scripts. It cannot clash with the anchor of a part (`partAnchor`). */
export const heldScriptsId = "_held-scripts"

/** Milliseconds after which a browser that is never idle loads the scripts anyway. */
const IDLE_TIMEOUT_MS = 2000

/** Milliseconds after which the scripts are loaded in any case: one hanging picture would otherwise block them. */
const LOADED_MS = 10_000

let isReleased = false

const releaseScripts = () => {
  if (isReleased) return
  // Until the page has arrived whole, the browser may still be filling the template.
  if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", releaseScripts)
  isReleased = true
  const held = document.getElementById(heldScriptsId)
  // The HTML is truncated.
  if (!(held instanceof HTMLTemplateElement)) return reportLoadFailure(pageDataName)
  document.body.append(document.importNode(held.content, true))
  held.remove()
}

const whenPainted = (callback: () => void) =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    callback()
  }).observe({ type: "paint", buffered: true })

/**
 * Loads the page's scripts at the first interaction, once the page is loaded and painted and the browser is idle, or
 * after ten seconds, whichever comes first. The page itself is complete HTML.
 */
export const holdScripts = () => {
  onFirstInteraction(releaseScripts)
  addEventListener("load", () => whenPainted(() => whenIdle(releaseScripts, IDLE_TIMEOUT_MS)))
  setTimeout(releaseScripts, LOADED_MS)
}
