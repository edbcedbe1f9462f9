/** @jest-environment node */
import { expectLateResults, loadLateResults } from "../../../src/islands/page-data/lateResults"
import type { QueryResults } from "../../../src/islands/page-data/PageData"

const answer = jest.fn()

beforeEach(() => {
  answer.mockReset().mockImplementation(async (path: string) => ({ ok: true, json: async () => ({ data: path }) }))
  globalThis.fetch = answer
})

const offices = "/page-data/sq/d/1.json"
const places = "/page-data/sq/d/2.json"

test("each island's results are loaded once, with its code", async () => {
  const results: QueryResults = {}
  expectLateResults({ footer: ["1", "2"], home: ["2"] }, results)
  await Promise.all([loadLateResults("footer"), loadLateResults("home"), loadLateResults("chat")])
  expect(results).toEqual({ 1: { data: offices }, 2: { data: places } })
  expect(answer.mock.calls).toEqual([[offices], [places]])
})

test("a result that another page has brought is not loaded again", async () => {
  const results: QueryResults = { 1: { data: "there" } }
  expectLateResults({ footer: ["1"] }, results)
  await loadLateResults("footer")
  expect(answer).not.toHaveBeenCalled()
})

test("a result that did not load is loaded the next time", async () => {
  const results: QueryResults = {}
  expectLateResults({ footer: ["1"] }, results)
  answer.mockResolvedValueOnce({ ok: false, status: 503 })
  await expect(loadLateResults("footer")).rejects.toThrow("503")
  await loadLateResults("footer")
  expect(results).toEqual({ 1: { data: offices } })
})
