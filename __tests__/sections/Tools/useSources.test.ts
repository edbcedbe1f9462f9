import { act, renderHook } from "@testing-library/react"
import { useSources } from "../../../src/sections/Tools/references/useSources"

const book = { kind: "Book", title: "Reading" }
const film = { kind: "Film", title: "Amadeus" }

const openTab = () => renderHook(() => useSources()).result

/** Tells the tabs that another has changed what is stored; a browser tells all but that one. */
const tell = () => act(() => window.dispatchEvent(new StorageEvent("storage")))

afterEach(() => localStorage.clear())

test("tabs that keep their list share it, and a change in one is in the others", () => {
  const one = openTab()
  act(() => one.current.change(undefined, book))
  act(() => one.current.keep(true))
  const other = openTab()
  expect(other.current).toMatchObject({ sources: [book], isKept: true })
  act(() => other.current.change(undefined, film))
  tell()
  expect(one.current.sources).toEqual([book, film])
  act(() => one.current.change(book, undefined))
  tell()
  expect(other.current.sources).toEqual([film])
})

test("a tab that has not heard of the other loses nothing of what that one has stored", () => {
  const one = openTab()
  act(() => one.current.keep(true))
  const other = openTab()
  act(() => other.current.change(undefined, film))
  act(() => one.current.change(undefined, book))
  expect(openTab().current.sources).toEqual([film, book])
})

test("a list that is kept from now on gains what another tab keeps, each source once", () => {
  const one = openTab()
  const other = openTab()
  act(() => one.current.change(undefined, book))
  act(() => one.current.keep(true))
  act(() => other.current.change(undefined, book))
  act(() => other.current.change(undefined, film))
  act(() => other.current.keep(true))
  tell()
  expect(one.current.sources).toEqual([book, film])
  expect(openTab().current.sources).toEqual([book, film])
})

test("what is no longer kept is no longer stored, and stays where it is shown", () => {
  const one = openTab()
  act(() => one.current.change(undefined, book))
  act(() => one.current.keep(true))
  const other = openTab()
  act(() => other.current.keep(false))
  tell()
  expect(one.current).toMatchObject({ sources: [book], isKept: false })
  expect(other.current).toMatchObject({ sources: [book], isKept: false })
  expect(localStorage).toHaveLength(0)
})

test("without storage, the box does not stay ticked", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError")
  })
  const tab = openTab()
  act(() => tab.current.change(undefined, book))
  act(() => tab.current.keep(true))
  expect(tab.current).toMatchObject({ sources: [book], isKept: false })
})
