import { expectLateFields, loadLateFields } from "../../../src/islands/page-data/lateFields"

const whole = { path: "/services/law-assignment", result: { data: { service: 1, lateService: 2 } } }
const asked: string[] = []
/** How many of the next requests fail. */
let failures = 0

beforeEach(() => {
  asked.length = 0
  Object.assign(globalThis, {
    fetch: async (path: string) => {
      asked.push(path)
      if (failures > 0) {
        failures -= 1
        throw new TypeError("Failed to fetch")
      }
      return { ok: true, json: async () => whole }
    },
  })
})

test("without late fields nothing is asked for", async () => {
  await loadLateFields()
  expect(asked).toEqual([])
})

test.each([
  ["/services/law-assignment", "/page-data/services/law-assignment/page-data.json"],
  ["/", "/page-data/index/page-data.json"],
])(
  "the fields of %s are asked for once, and again after a failure, and added to the object that the page has",
  async (path, file) => {
    failures = 1
    const data: Record<string, unknown> = { service: 1 }
    expectLateFields({ path, staticQueryHashes: [], result: { data } })
    await expect(loadLateFields()).rejects.toThrow("Failed to fetch")
    await Promise.all([loadLateFields(), loadLateFields()])
    expect(asked).toEqual([file, file])
    expect(data).toEqual({ service: 1, lateService: 2 })
  },
)
