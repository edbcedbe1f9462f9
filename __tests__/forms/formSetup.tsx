import { TextEncoder } from "node:util"
import { act, configure, screen } from "@testing-library/react"
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event"
import type { ReactElement } from "react"

/** The mail service's answers in tests. */
export const fetchDouble = jest.fn()

/** Answers like a mail service. */
export const answer = (status: number) => ({ ok: status < 300, status, text: async () => String(status) })

/** An answer that comes when the test releases it. */
export const heldAnswer = () => {
  let release: (status: number) => void = () => undefined
  const answered = new Promise((resolve) => {
    release = (status) => resolve(answer(status))
  })
  fetchDouble.mockReturnValue(answered)
  return (status: number) => act(async () => release(status))
}

/** The template_params of each send. */
export const sentParams = () =>
  fetchDouble.mock.calls.map(([, request]) => JSON.parse(request.body).template_params as Record<string, unknown>)

/** Prepares each test of a file: an answering mail service, empty storage, a quiet console. */
export const prepareForms = () => {
  // userEvent types letter by letter, which takes seconds on a busy machine.
  jest.setTimeout(30_000)
  configure({ asyncUtilTimeout: 10_000 })
  beforeEach(() => {
    fetchDouble.mockReset().mockResolvedValue(answer(200))
    globalThis.fetch = fetchDouble
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, "", "/")
    // jsdom has no layout.
    Element.prototype.scrollIntoView = jest.fn()
    // The page has been open for a minute: tests fill in forms faster than people.
    const now = performance.now.bind(performance)
    jest.spyOn(performance, "now").mockImplementation(() => now() + 60_000)
    jest.spyOn(console, "error").mockImplementation((first) => {
      // Log lines of forms are expected; warnings from React or jsdom are not.
      if (!/was not sent/.test(String(first))) throw new Error(String(first))
    })
  })
  afterEach(() => jest.restoreAllMocks())
}

/** A form's HTML as a server sends it, in the page. */
export const staticHtml = async (form: ReactElement) => {
  globalThis.TextEncoder = TextEncoder
  // On a real server there is no window, and React does not warn.
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { renderToString } = await import("react-dom/server")
  const html = document.createElement("div")
  html.innerHTML = renderToString(form)
  expect(quiet.mock.calls.every(([line]) => /useLayoutEffect does nothing/.test(line))).toBe(true)
  document.body.append(html)
  return html
}

/** Fills in forms as a visitor does. */
export const visitor = () => {
  // Style sheets are not loaded, so looking for `pointer-events: none` would find nothing, and takes long.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return {
    ...user,
    fillIn: async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) {
        await user.click(screen.getByLabelText(label))
        await user.paste(text)
      }
    },
  }
}
