import { TextEncoder } from "node:util"
import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Suspense, useId, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { lostEvent } from "../../src/faults/lost"
import { awaitVisitor } from "../../src/late/fetchSoon"
import { latePart } from "../../src/late/latePart"

jest.mock("gatsby", () => require("../support/siteDouble"))
jest.mock("../../src/site/useLabels", () => ({ useLabels: () => ({ errors: { section: "Could not be shown." } }) }))

/** What is seen of the page; nothing is, until a test brings it near. */
let bringNear: () => void = () => undefined

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      bringNear = () => act(() => callback([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

afterEach(() => document.body.replaceChildren())

const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0)
  const id = useId()
  const [visited, setVisited] = useState("")
  const visit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setVisited("as the page's own")
  }
  return (
    <section>
      <p id={id}>{count} counted</p>
      <button type="button" aria-describedby={id} onClick={() => setCount((before) => before + step)}>
        Count
      </button>
      <a href="/plans" onClick={visit}>
        Plans {visited}
      </a>
      <a href="https://example.org/">Elsewhere</a>
    </section>
  )
}

/** A script that comes when it is let. */
const line = () => {
  let arrive: (come: boolean) => void = () => undefined
  const asked = jest.fn()
  const load = () => {
    asked()
    return new Promise<typeof Counter>((resolve, reject) => {
      arrive = (come) => (come ? resolve(Counter) : reject(new Error("Loading chunk late-counter failed.")))
    })
  }
  return { asked, load, arrive: (come = true) => act(async () => arrive(come)) }
}

/** Shows what the build writes of a page with a late part, and has React take the page over. */
const arrivePage = async (load: () => Promise<typeof Counter>, wake: { atFirstMove?: boolean } = {}) => {
  globalThis.TextEncoder = TextEncoder
  const { renderToString } = await import("react-dom/server")
  const Part = latePart({ name: "counter", load, ...wake })
  const page = document.createElement("div")
  page.innerHTML = `<main><!--$--><div data-late="counter"><div>${renderToString(<Counter step={2} />, {
    identifierPrefix: "counter",
  })}</div></div><!--/$--></main>`
  document.body.append(page)
  const before = page.innerHTML
  const faults = jest.fn()
  await act(async () => {
    hydrateRoot(
      page,
      <main>
        <Suspense>
          <Part step={2} />
        </Suspense>
      </main>,
      { onRecoverableError: faults },
    )
  })
  return { page, before, faults }
}

const count = () => screen.getByRole("button", { name: "Count" })

test("a part stays as the host sent it until it comes near, and works from then on", async () => {
  const user = userEvent.setup()
  const { asked, load, arrive } = line()
  const { page, before, faults } = await arrivePage(load)
  expect(asked).not.toHaveBeenCalled()
  expect(page.innerHTML).toBe(before)
  bringNear()
  expect(asked).toHaveBeenCalledTimes(1)
  await arrive()
  expect(page.innerHTML).toBe(before)
  await user.click(count())
  expect(screen.getByText("2 counted")).toBeVisible()
  expect(count()).toHaveAccessibleDescription("2 counted")
  expect(faults).not.toHaveBeenCalled()
})

test("what is pressed while the script is on its way is pressed when it is there", async () => {
  const user = userEvent.setup()
  const { load, arrive } = line()
  await arrivePage(load)
  await user.click(count())
  await user.click(count())
  await user.click(screen.getByRole("link", { name: /Plans/ }))
  expect(screen.getByText("0 counted")).toBeVisible()
  await arrive()
  expect(await screen.findByText("4 counted")).toBeVisible()
  expect(screen.getByRole("link", { name: /Plans/ })).toHaveTextContent("as the page's own")
})

test("a link to another site is the browser's, whether the part is alive or not", async () => {
  const { asked, load } = line()
  await arrivePage(load)
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  // What a browser does of itself, this one cannot.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true })
  const isPrevented = jest.spyOn(click, "preventDefault")
  act(() => {
    screen.getByRole("link", { name: "Elsewhere" }).dispatchEvent(click)
  })
  expect(isPrevented).toHaveBeenCalledTimes(1)
  expect(asked).not.toHaveBeenCalled()
})

test("where the script does not come nothing is lost: the page says so at a press, and the next one tries again", async () => {
  const user = userEvent.setup()
  const { asked, load, arrive } = line()
  const lost = jest.fn()
  window.addEventListener(lostEvent, lost)
  const { page, before } = await arrivePage(load)
  bringNear()
  await arrive(false)
  expect(lost).not.toHaveBeenCalled()
  await user.click(count())
  await arrive(false)
  expect(lost).toHaveBeenCalledTimes(1)
  expect(page.innerHTML).toBe(before)
  await user.click(count())
  await arrive()
  expect(asked).toHaveBeenCalledTimes(3)
  expect(await screen.findByText("2 counted")).toBeVisible()
  window.removeEventListener(lostEvent, lost)
})

test("a part whose script did not come asks for it again when it is used", async () => {
  const user = userEvent.setup()
  const { asked, load, arrive } = line()
  await arrivePage(load)
  bringNear()
  await arrive(false)
  await user.tab()
  await arrive()
  expect(asked).toHaveBeenCalledTimes(2)
  await user.click(count())
  expect(await screen.findByText("2 counted")).toBeVisible()
})

test("a part that fails when it comes to life says so, and leaves the rest of the page as it is", async () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { page } = await arrivePage(async () => () => {
    throw new Error("No storage")
  })
  bringNear()
  expect(await screen.findByText("Could not be shown.")).toBeVisible()
  expect(page.querySelector("main > [data-late]")).not.toBeNull()
  quiet.mockRestore()
})

test("on a page that the visitor goes on to the part is drawn with it", async () => {
  const { load, arrive } = line()
  const Part = latePart({ name: "counter", load })
  const { unmount } = render(<Part step={1} />)
  await arrive()
  expect(screen.getByText("0 counted")).toBeVisible()
  unmount()
  render(<Part step={1} />)
  expect(screen.getByText("0 counted")).toBeVisible()
})

test("a part that is left behind goes with its page", async () => {
  const gone = jest.fn()
  const Part = latePart({
    name: "counter",
    load: async () => () => <p ref={(element) => element ?? gone()}>Alive</p>,
  })
  const page = document.createElement("div")
  page.innerHTML = `<!--$--><div data-late="counter"><div><p>Alive</p></div></div><!--/$-->`
  document.body.append(page)
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Suspense>
        <Part />
      </Suspense>,
    ),
  )
  bringNear()
  await act(async () => undefined)
  await act(async () => root.unmount())
  expect(gone).toHaveBeenCalled()
})

// The last one: once a visitor has moved, all scripts are fetched at once.
test("a part that is not to wait for being near comes alive with the visitor's first move", async () => {
  const { asked, load, arrive } = line()
  awaitVisitor()
  await arrivePage(load, { atFirstMove: true })
  expect(asked).not.toHaveBeenCalled()
  dispatchEvent(new Event("scroll"))
  expect(asked).toHaveBeenCalledTimes(1)
  await arrive()
  expect(Object.keys(count()).some((key) => key.startsWith("__reactProps"))).toBe(true)
})
