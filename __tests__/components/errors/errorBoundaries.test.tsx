import "../../support/shippedData"
import { render, screen } from "@testing-library/react"
import { chunkId } from "../../../src/components/errors/chunkId"
import { partFailureEvent } from "../../../src/components/errors/loadFailure"
import { PageErrorBoundary } from "../../../src/components/errors/PageErrorBoundary"
import { reloadOnce } from "../../../src/components/errors/reloadOnce"
import { SectionErrorBoundary } from "../../../src/components/errors/SectionErrorBoundary"
import { fill } from "../../../src/site/fill"
import { labels } from "../../support/siteContent"

const Thrower = ({ error }: { error?: unknown }) => {
  if (error) throw error
  return <p>All is well</p>
}
const chunkError = Object.assign(new Error("Loading chunk 454 failed.\n(error: http://a.example/454.js)"), {
  name: "ChunkLoadError",
})

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  // Pretends that the automatic reload has happened, since jsdom cannot reload; tests of it undo this.
  sessionStorage.setItem("reloaded-for-chunk", "yes")
})
afterEach(() => jest.restoreAllMocks())

describe("the boundary around the page", () => {
  test.each([new Error("boom"), "a string"])("shows the error page for %p", (error) => {
    render(
      <PageErrorBoundary>
        <Thrower error={error} />
      </PageErrorBoundary>,
    )
    expect(screen.getByRole("heading", { name: labels.errors.unexpected })).toBeVisible()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/")
  })

  test("tries again on another page", () => {
    const page = (path: string, error?: Error) => (
      <PageErrorBoundary path={path}>
        <Thrower error={error} />
      </PageErrorBoundary>
    )
    const { rerender } = render(page("/a", new Error("boom")))
    rerender(page("/a"))
    expect(screen.getByRole("heading")).toBeVisible()
    rerender(page("/b"))
    expect(screen.getByText("All is well")).toBeVisible()
  })

  test("names a script that did not load, with a button that reloads", () => {
    render(
      <PageErrorBoundary>
        <Thrower error={chunkError} />
      </PageErrorBoundary>,
    )
    expect(screen.getByRole("alert")).toHaveTextContent(fill(labels.errors.chunk, { id: "454" }))
    expect(screen.getByRole("button", { name: labels.errors.reload })).toBeVisible()
  })

  test("tells those who measure, where the site is measured", () => {
    const told = jest.fn()
    addEventListener(partFailureEvent, told)
    const visit = () =>
      render(
        <PageErrorBoundary>
          <Thrower error={chunkError} />
        </PageErrorBoundary>,
      )
    visit()
    expect(told).not.toHaveBeenCalled()
    process.env.GATSBY_MEASURE = "own"
    visit()
    expect(told).toHaveBeenCalledTimes(1)
    delete process.env.GATSBY_MEASURE
    removeEventListener(partFailureEvent, told)
  })
})

test("a section that fails leaves the rest of the page alone", () => {
  render(
    <>
      <SectionErrorBoundary>
        <Thrower error={new Error("boom")} />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <Thrower />
      </SectionErrorBoundary>
    </>,
  )
  expect(screen.getByText(labels.errors.section)).toBeVisible()
  expect(screen.getByText("All is well")).toBeVisible()
})

test("a section whose script did not load names the script", () => {
  render(
    <SectionErrorBoundary>
      <Thrower error={chunkError} />
    </SectionErrorBoundary>,
  )
  expect(screen.getByRole("alert")).toHaveTextContent(fill(labels.errors.chunk, { id: "454" }))
})

test.each([
  [chunkError, "454"],
  [new Error("Loading CSS chunk styles failed.\n(/styles.css)"), "styles"],
  [Object.assign(new Error("odd"), { name: "ChunkLoadError" }), ""],
  [new Error("boom"), undefined],
  ["Loading chunk 1 failed.", undefined],
])("%p is about the script %p", (error, id) => expect(chunkId(error)).toBe(id))

describe("the automatic reload", () => {
  test("happens once a session", () => {
    sessionStorage.clear()
    const reload = jest.fn()
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test("does not happen if it cannot be recorded", () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
    const reload = jest.fn()
    expect(reloadOnce(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
