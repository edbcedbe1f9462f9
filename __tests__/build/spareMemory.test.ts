/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { spareMemory } from "../../src/build/spareMemory"

const mockSetFlags = jest.fn()
jest.mock("node:v8", () => ({ setFlagsFromString: (flags: string) => mockSetFlags(flags) }))

const before = { ...process.env }
const state = mkdtempSync(path.join(tmpdir(), "state-"))
afterEach(() => {
  process.env = { ...before }
  mockSetFlags.mockClear()
})
afterAll(() => rmSync(state, { recursive: true }))

test("a build after an edit goes as fast as it can", () => {
  spareMemory(state)
  expect(mockSetFlags).not.toHaveBeenCalled()
})

test("a first build spares memory, in the processes too that it starts when there is a state", () => {
  spareMemory(path.join(state, "none"))
  expect(mockSetFlags).toHaveBeenCalledTimes(1)
  spareMemory(state)
  expect(mockSetFlags).toHaveBeenCalledTimes(2)
})
