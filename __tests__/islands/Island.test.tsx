import { TextEncoder } from "node:util"
import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ComponentType, Suspense, useEffect, useId, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { loadFailureBannerId, loadFailureEvent } from "../../src/components/errors/loadFailure"
import { takeToastRequests } from "../../src/components/toasts/requestToast"
import { defineIsland } from "../../src/islands/Island"
import { queueEvents } from "../../src/islands/replayEvents"

jest.mock("../../src/site/useLabels", () => ({ useLabels: () => ({ errors: { section: "Could not be shown." } }) }))

/** Brings observed elements into view; nothing is in view until a test calls it. */
let bringIntoView: () => void = () => undefined

queueEvents()

beforeEach(() => {
  bringIntoView = () => undefined
  window.isHydrated = true
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      bringIntoView = () => act(() => callback([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  document.body.replaceChildren()
  window.hasInteracted = false
})

const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0)
  const id = useId()
  return (
    <section>
      <p id={id}>{count} counted</p>
      <button type="button" aria-describedby={id} onClick={() => setCount((before) => before + step)}>
        Count
      </button>
      <input aria-label="Note" />
    </section>
  )
}

const Page = ({ part: Part }: { part: ComponentType<{ step: number }> }) => {
  const [country, setCountry] = useState("")
  useEffect(() => {
    const arrive = () => setCountry("Ireland")
    addEventListener("country", arrive)
    return () => removeEventListener("country", arrive)
  }, [])
  return (
    <main>
      <h1>Welcome {country}</h1>
      <Part step={2} />
    </main>
  )
}

/** Code that loads when the test releases it. */
const line = () => {
  let arrive: (come: boolean) => void = () => undefined
  const asked = jest.fn()
  const load = () => {
    asked()
    return new Promise<typeof Counter>((resolve, reject) => {
      arrive = (come) => (come ? resolve(Counter) : reject(new Error("Loading chunk island-counter failed.")))
    })
  }
  return { asked, load, arrive: (come = true) => act(async () => arrive(come)) }
}

/** Waits for what happens after React's commit. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Shows the built HTML of a page with an island, and lets React hydrate the page. */
const arrivePage = async (
  load: () => Promise<typeof Counter>,
  hydratedInView?: boolean,
  spoil: (page: Element) => void = () => undefined,
) => {
  globalThis.TextEncoder = TextEncoder
  const { renderToString } = await import("react-dom/server")
  const Part = defineIsland({ name: "counter", load, hydratedInView })
  const page = document.createElement("div")
  page.innerHTML = renderToString(
    <main>
      <h1>Welcome {""}</h1>
      <div data-island="counter" data-dehydrated="">
        <Suspense>
          <Counter step={2} />
          {[]}
        </Suspense>
      </div>
    </main>,
  )
  document.body.append(page)
  spoil(page)
  const issues = jest.fn()
  await act(async () => {
    hydrateRoot(page, <Page part={Part} />, { onRecoverableError: issues })
  })
  return { page, issues }
}

const count = () => screen.getByRole("button", { name: "Count" })
const note = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Note" })

test("an island with `hydratedInView` stays static HTML until it is in view, and works from then on", async () => {
  const user = userEvent.setup()
  const { asked, load, arrive } = line()
  const { page, issues } = await arrivePage(load, true)
  const before = page.querySelector("section")
  expect(asked).not.toHaveBeenCalled()
  expect(page.querySelector("[data-dehydrated]")).not.toBeNull()
  bringIntoView()
  await settle()
  expect(asked).toHaveBeenCalledTimes(1)
  await arrive()
  expect(page.querySelector("section")).toBe(before)
  expect(page.querySelector("[data-dehydrated]")).toBeNull()
  await user.click(count())
  expect(screen.getByText("2 counted")).toBeVisible()
  expect(issues).not.toHaveBeenCalled()
})

test("an island without `hydratedInView` is hydrated on the first interaction, not before", async () => {
  const { asked, load } = line()
  await arrivePage(load)
  bringIntoView()
  await settle()
  expect(asked).not.toHaveBeenCalled()
  act(() => void dispatchEvent(new Event("scroll")))
  await settle()
  expect(asked).toHaveBeenCalledTimes(1)
})

test("it is hydrated at once if the interaction came before the scripts ran", async () => {
  window.hasInteracted = true
  const { asked, load } = line()
  await arrivePage(load)
  expect(asked).toHaveBeenCalledTimes(1)
})

test("clicks and text during the load of the code take effect when it is there", async () => {
  const user = userEvent.setup()
  const { load, arrive } = line()
  const { issues } = await arrivePage(load)
  await user.click(count())
  await user.click(count())
  await user.type(note(), "urgent")
  expect(screen.getByText("0 counted")).toBeVisible()
  await arrive()
  await settle()
  expect(screen.getByText("4 counted")).toBeVisible()
  expect(note()).toHaveValue("urgent")
  expect(issues).not.toHaveBeenCalled()
})

test("a click without pointer or keys, as from a screen reader, is an interaction, and takes effect", async () => {
  const { load, arrive } = line()
  await arrivePage(load)
  act(() => count().click())
  await settle()
  await arrive()
  await settle()
  expect(screen.getByText("2 counted")).toBeVisible()
})

test("a render around a waiting island leaves it alone, with what was typed", async () => {
  const user = userEvent.setup()
  const { load, arrive } = line()
  const { page, issues } = await arrivePage(load)
  const before = page.querySelector("section")
  await user.type(note(), "urgent")
  act(() => void dispatchEvent(new Event("country")))
  expect(screen.getByRole("heading")).toHaveTextContent("Welcome Ireland")
  expect(page.querySelector("section")).toBe(before)
  await arrive()
  expect(page.querySelector("section")).toBe(before)
  expect(note()).toHaveValue("urgent")
  expect(issues).not.toHaveBeenCalled()
})

// Sections hydrate separately, some of them after the page itself.
test.each(["page", "section"])(
  "on a %s that something else has changed, its HTML stays until its code is there, with focus and text",
  async (part) => {
    const user = userEvent.setup()
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    window.isHydrated = part === "section"
    const { load, arrive } = line()
    const { page } = await arrivePage(load, false, (changed) => {
      changed.querySelector("h1")?.prepend(document.createElement("font"))
      note().focus()
      note().value = "urg"
      window.focusedControl = note()
    })
    expect(page.querySelectorAll("main")).toHaveLength(1)
    expect(note()).toHaveFocus()
    await user.keyboard("ent")
    expect(note()).toHaveValue("urgent")
    await user.click(count())
    window.isHydrated = true
    await arrive()
    await settle()
    expect(page.querySelectorAll("section")).toHaveLength(1)
    expect(page.querySelector("[data-dehydrated]")).toBeNull()
    // The click before its code was there takes effect, too.
    await user.click(count())
    expect(screen.getByText("4 counted")).toBeVisible()
    jest.restoreAllMocks()
    delete window.focusedControl
  },
)

describe("an island whose code does not load", () => {
  const failure = jest.fn()
  beforeEach(() => {
    failure.mockClear()
    window.addEventListener(loadFailureEvent, failure)
  })
  afterEach(() => window.removeEventListener(loadFailureEvent, failure))

  test("once says nothing, and loads it again when it is used", async () => {
    const user = userEvent.setup()
    const { asked, load, arrive } = line()
    await arrivePage(load, true)
    bringIntoView()
    await settle()
    await arrive(false)
    expect(asked).toHaveBeenCalledTimes(1)
    await user.click(count())
    await settle()
    expect(asked).toHaveBeenCalledTimes(2)
    await arrive()
    await settle()
    expect(screen.getByText("2 counted")).toBeVisible()
    expect(failure).not.toHaveBeenCalled()
  })

  test("once does not load it again when the mouse only passes over it", async () => {
    const user = userEvent.setup()
    const { asked, load, arrive } = line()
    await arrivePage(load)
    bringIntoView()
    await user.hover(count())
    await settle()
    await arrive(false)
    await user.unhover(count())
    await user.hover(count())
    await settle()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(failure).not.toHaveBeenCalled()
  })

  test("twice says so, and stays the same for a third attempt", async () => {
    const user = userEvent.setup()
    const { load, arrive } = line()
    const { page } = await arrivePage(load)
    const before = page.querySelector("section")
    await user.type(note(), "urgent")
    await arrive(false)
    await settle()
    await arrive(false)
    await settle()
    expect(failure).toHaveBeenCalledTimes(1)
    expect(failure.mock.lastCall?.[0]).toMatchObject({ detail: "counter" })
    expect(page.querySelector("section")).toBe(before)
    await user.click(count())
    await settle()
    await arrive()
    await settle()
    expect(screen.getByText("2 counted")).toBeVisible()
    expect(note()).toHaveValue("urgent")
  })

  describe("while the page has its banner", () => {
    const addBanner = () => {
      const banner = document.createElement("div")
      banner.id = loadFailureBannerId
      banner.dataset.offline = "You are offline."
      return document.body.appendChild(banner)
    }

    test("twice without a connection is told by the toast of links", async () => {
      const user = userEvent.setup()
      const offline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
      globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
      const shown = jest.fn()
      const stop = takeToastRequests(shown)
      const { load, arrive } = line()
      await arrivePage(load)
      addBanner()
      await user.click(count())
      await arrive(false)
      await settle()
      await arrive(false)
      await settle()
      expect(shown).toHaveBeenCalledWith({ kind: "error", text: "You are offline." })
      expect(failure).not.toHaveBeenCalled()
      offline.mockRestore()
      stop()
    })

    test("it is hidden once the island that it names has loaded", async () => {
      const user = userEvent.setup()
      const { load, arrive } = line()
      await arrivePage(load)
      const banner = addBanner()
      banner.dataset.file = "counter"
      await user.click(count())
      await arrive()
      await settle()
      expect(banner).not.toBeVisible()
    })
  })
})

test("an island that throws when it is hydrated says so, and leaves the rest of the page alone", async () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined)
  await arrivePage(
    async () => () => {
      throw new Error("No storage")
    },
    true,
  )
  bringIntoView()
  expect(await screen.findByText("Could not be shown.")).toBeVisible()
  expect(document.querySelector("[data-dehydrated]")).toBeNull()
  expect(screen.getByRole("heading")).toBeVisible()
  quiet.mockRestore()
})

test("on a page opened by navigation it is rendered with the page", async () => {
  const { load, arrive } = line()
  const Part = defineIsland({ name: "counter", load })
  const { unmount } = render(<Part step={1} />)
  await arrive()
  expect(screen.getByText("0 counted")).toBeVisible()
  unmount()
  render(<Part step={1} />)
  expect(screen.getByText("0 counted")).toBeVisible()
})
