import { normalizePlus } from "../../src/links/normalizePlus"

const mockNavigate = jest.fn()

jest.mock("gatsby", () => ({ navigate: (...args: unknown[]) => mockNavigate(...args) }))

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://own.invalid")
  return normalizePlus({ pathname, search, hash } as Location)
}

beforeEach(() => mockNavigate.mockClear())

test("an address with an encoded plus is replaced by the page's own, with its query and fragment", () => {
  expect(at("/services/c%2B%2b-assignment?a=%2B#faqs")).toBe(true)
  expect(mockNavigate).toHaveBeenCalledWith("/services/c++-assignment?a=%2B#faqs", { replace: true, state: undefined })
})

test("any other address stays", () => {
  expect([at("/services/c++-assignment"), at("/plans?a=%2B#%2B")]).toEqual([false, false])
  expect(mockNavigate).not.toHaveBeenCalled()
})
