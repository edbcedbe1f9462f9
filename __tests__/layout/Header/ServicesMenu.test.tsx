import "../../support/shippedData"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { openPage } from "../../../src/components/links/openPage"
import { ServicesMenu } from "../../../src/layout/Header/ServicesMenu"
import { servicesPath } from "../../../src/site/entryPaths"
import { navigation } from "../../support/siteContent"

/** The ways to end what the sheet waits for. */
let loads: { done: () => void; fail: (error: Error) => void }[]
jest.mock("../../../src/islands/page-data/lateResults", () => ({
  loadAllLateResults: () => new Promise<void>((done, fail) => loads.push({ done, fail })),
}))

jest.mock("../../../src/components/links/openPage", () => ({ openPage: jest.fn() }))

let leave: () => void
beforeEach(() => {
  loads = []
  jest.useFakeTimers()
  jest.mocked(openPage).mockClear()
  leave = render(
    <>
      <ServicesMenu />
      <a href="#plans">Plans</a>
    </>,
  ).unmount
})
afterEach(() => jest.useRealTimers())

const button = () => screen.getByRole("button", { name: navigation.servicesLabel })
const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))
const fail = () =>
  act(async () => {
    for (const load of loads) load.fail(new Error("no connection"))
  })

test("a click that cannot be answered yet shows so, is not taken back by a second one, and opens the sheet once it is there", async () => {
  fireEvent.click(button())
  expect(button()).toHaveAttribute("aria-busy", "true")
  fireEvent.click(button())
  await act(async () => {
    for (const load of loads) load.done()
  })
  await wait(0)
  expect(button()).toHaveAttribute("aria-expanded", "true")
  expect(button()).not.toHaveAttribute("aria-busy")
  await wait(60_000)
  expect(openPage).not.toHaveBeenCalled()
})

test.each([
  ["its sheet does not load", fail],
  ["its sheet takes too long", () => wait(5000)],
])("all services open if it was clicked and %s", async (_, happen) => {
  fireEvent.click(button())
  await happen()
  expect(jest.mocked(openPage).mock.calls.map(([path]) => path)).toEqual([servicesPath])
  expect(button()).not.toHaveAttribute("aria-busy")
})

test.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["moving on to a link", () => fireEvent.blur(button(), { relatedTarget: screen.getByText("Plans") })],
  ["leaving the page", () => leave()],
])("%s takes the click back, whatever becomes of the sheet", async (_, takeBack) => {
  fireEvent.click(button())
  takeBack()
  await fail()
  await wait(60_000)
  expect(openPage).not.toHaveBeenCalled()
})

test("a mouse that passes by opens no other page", async () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" })
  await fail()
  await wait(60_000)
  expect(openPage).not.toHaveBeenCalled()
})
