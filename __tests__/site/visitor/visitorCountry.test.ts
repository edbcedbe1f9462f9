import { createVisitorCountry, LOOK_UP_SHOWN_MS } from "../../../src/site/visitor/visitorCountry"

const fetchDouble = jest.fn()
const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
const answer = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 500, json: async () => body })
const environment = { ...process.env }

/** A page load: two parts of the page request the country; session storage survives from one load to the next. */
const loadPage = async () => {
  const visitorCountry = createVisitorCountry()
  const listeners = [jest.fn(), jest.fn()]
  const stops = listeners.map(visitorCountry.subscribe)
  await jest.advanceTimersByTimeAsync(4000)
  for (const stop of stops) stop()
  expect(visitorCountry.isLookingUp()).toBe(false)
  return { country: visitorCountry.read(), told: listeners.map(({ mock }) => mock.calls.length) }
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  warn.mockClear()
  fetchDouble.mockReset().mockResolvedValue(answer({ country: "Ireland" }))
  globalThis.fetch = fetchDouble
})

afterEach(() => {
  process.env = { ...environment }
})

test("one look-up serves everything that shows the country", async () => {
  await expect(loadPage()).resolves.toEqual({ country: "Ireland", told: [1, 1] })
  expect(fetchDouble).toHaveBeenCalledTimes(1)
  expect(String(fetchDouble.mock.calls[0][0])).toMatch(/^https:/)
})

test("the page does not wait for it: nothing is requested before the browser is idle", () => {
  createVisitorCountry().subscribe(() => undefined)
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("the look-up shows as under way for ten seconds at most; a country that arrives later still counts", async () => {
  let answerLate: (body: unknown) => void = () => undefined
  fetchDouble.mockReturnValue(
    new Promise((resolve) => {
      answerLate = (body) => resolve(answer(body))
    }),
  )
  const visitorCountry = createVisitorCountry()
  const listener = jest.fn()
  visitorCountry.subscribe(listener)
  await jest.advanceTimersByTimeAsync(LOOK_UP_SHOWN_MS - 1)
  expect([visitorCountry.isLookingUp(), listener.mock.calls.length]).toEqual([true, 0])
  await jest.advanceTimersByTimeAsync(1)
  expect([visitorCountry.isLookingUp(), listener.mock.calls.length]).toEqual([false, 1])
  answerLate({ country: "Ireland" })
  await jest.advanceTimersByTimeAsync(0)
  expect([visitorCountry.read(), visitorCountry.isLookingUp(), listener.mock.calls.length]).toEqual([
    "Ireland",
    false,
    2,
  ])
})

test("a reload in the same visit does not look it up again; a new visit does", async () => {
  await loadPage()
  await expect(loadPage()).resolves.toMatchObject({ country: "Ireland" })
  expect(fetchDouble).toHaveBeenCalledTimes(1)
  sessionStorage.clear()
  fetchDouble.mockResolvedValue(answer({ country: "Norway" }))
  await expect(loadPage()).resolves.toMatchObject({ country: "Norway" })
  expect(fetchDouble).toHaveBeenCalledTimes(2)
})

test.each<[string, () => void]>([
  ["a refusal", () => fetchDouble.mockResolvedValue(answer({ country: "Ireland" }, false))],
  ["a dropped connection", () => fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["an answer without a country", () => fetchDouble.mockResolvedValue(answer({ ip: "1.1.1.1" }))],
  ["a country of the wrong type", () => fetchDouble.mockResolvedValue(answer({ country: 353 }))],
  ["markup for a country", () => fetchDouble.mockResolvedValue(answer({ country: "<img src=x>" }))],
])(
  "after %s the country stays empty, one line is logged, and a reload does not look it up again",
  async (_kind, prepare) => {
    prepare()
    await expect(loadPage()).resolves.toMatchObject({ country: "" })
    await expect(loadPage()).resolves.toMatchObject({ country: "" })
    expect(fetchDouble).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls.map(([line]) => line)).toEqual(["Unable to fetch location."])
  },
)

test("the address is configuration; a page on localhost may use plain http", async () => {
  process.env.GATSBY_GEO_URL = "http://localhost:8000/where"
  await loadPage()
  expect(String(fetchDouble.mock.calls[0][0])).toBe("http://localhost:8000/where")
})

test.each(["ftp://where.example/", "http://"])(
  "a wrong address, such as %p, is not requested: the country stays empty, and one line is logged",
  async (address) => {
    process.env.GATSBY_GEO_URL = address
    await expect(loadPage()).resolves.toMatchObject({ country: "" })
    expect(fetchDouble).not.toHaveBeenCalled()
    expect(warn.mock.calls.map(([line]) => line)).toEqual(["Unable to fetch location."])
  },
)

test("blocked storage is no obstacle", async () => {
  const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  await expect(loadPage()).resolves.toMatchObject({ country: "Ireland" })
  storage.mockRestore()
})
