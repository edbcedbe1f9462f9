/** @jest-environment node */
import { EventEmitter } from "node:events"
import type { Store } from "gatsby"
import { skipStitching } from "../../src/build/skipStitching"

/** What Gatsby is about to open again, once it has written a page of a site with these slices. */
const openedAgain = (slices: ReadonlyMap<string, object>) => {
  const emitter = new EventEmitter()
  const waiting = new Set<string>()
  const state = { slices, html: { pagesThatNeedToStitchSlices: waiting } }
  skipStitching({ emitter, store: { getState: () => state } as unknown as Store })
  waiting.add("/plans")
  emitter.emit("HTML_GENERATED")
  return [...waiting]
}

test("a page that is written whole is not opened again", () => {
  expect(openedAgain(new Map())).toEqual([])
})

test("a page with places for slices is", () => {
  expect(openedAgain(new Map([["footer", {}]]))).toEqual(["/plans"])
})
