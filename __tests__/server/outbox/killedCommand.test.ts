/** @jest-environment node */
import { setTimeout as pause } from "node:timers/promises"
import { killOutbox, runOutbox } from "./runOutbox"
import { TestOutbox } from "./TestOutbox"

/** After how many milliseconds more a command is killed each time; closer in `npm run test:all`. */
const STEP_MS = process.env.MANY_TRIES ? 10 : 80

const ann = "Ann@zebra.house"
let count = 0
const message = (outbox: TestOutbox, address: string, along = {}) => {
  count += 1
  return outbox.store("contact", { user_email: address, message: String(count) }, along).then(() => String(count))
}

/** Entries of Ann and others, half delivered, and some in quarantine. */
const fill = async (outbox: TestOutbox) => {
  for (const address of [ann, "bob@zebra.house", ann.toLowerCase(), "cid@zebra.house"]) {
    await message(outbox, address)
    await message(outbox, address, { suspect: "trap", reference: address === ann ? "ACD347" : undefined })
  }
  await outbox.tell("mail")
}

/** Stores entries, up to fifty a second, as a server under load does, until it is stopped. */
const load = (outbox: TestOutbox) => {
  let stopped = false
  const stored: string[] = []
  const storing = (async () => {
    while (!stopped) {
      stored.push(await message(outbox, `${count}@zebra.house`))
      await pause(20)
    }
  })()
  return async () => {
    stopped = true
    await storing
    return stored
  }
}

/**
 * Kills a command at different times, under load, and runs it again; nobody else's entry may be lost or doubled.
 * @param check what must be true in the end
 */
const killAtTimes = async (options: readonly string[], check: (outbox: TestOutbox) => void) => {
  let code: number | null = null
  for (let ms = 100; code === null; ms += STEP_MS) {
    const outbox = new TestOutbox()
    await fill(outbox)
    const others = outbox.entries.map(({ template_params }) => template_params)
    const stop = load(outbox)
    code = await killOutbox(ms, outbox.folder, options)
    // What was killed after its last change has nothing left to do.
    if (code === null) await runOutbox(outbox.folder, options)
    const stored = await stop()
    expect(stored.length).toBeGreaterThan(0)
    const kept = outbox.entries.map(({ template_params }) => String(template_params.message))
    const expected = others.filter(({ user_email }) => String(user_email).toLowerCase() !== ann.toLowerCase())
    const numbers = [...expected.map((params) => String(params.message)), ...stored]
    expect([ms, kept.filter((number) => numbers.includes(number)).sort()]).toEqual([ms, numbers.sort()])
    check(outbox)
    if (code !== null) expect(code).toBe(0)
    outbox.dispose()
  }
}

test("erasing an address leaves nothing of it and everything else, whenever it is killed", async () => {
  await killAtTimes(["--erase", ` ${ann.toUpperCase()}`], (outbox) => {
    expect(outbox.bytes.toLowerCase()).not.toContain(ann.toLowerCase())
    expect(outbox.deliveries).toEqual([])
  })
}, 240_000)

test("releasing from quarantine moves once, whenever it is killed", async () => {
  await killAtTimes(["--release", "acd347"], ({ entries, quarantine }) => {
    expect(entries.filter(({ reference }) => reference === "ACD347")).toEqual([
      expect.not.objectContaining({ suspect: expect.anything() }),
    ])
    expect(quarantine).toHaveLength(3)
  })
}, 240_000)

test.each([["--done", "acd347"], ["--release", "acd347"], ["--erase", ann], ["--purge"]])(
  "%s waits while the server has the outbox",
  async (...options) => {
    const outbox = new TestOutbox()
    await fill(outbox)
    await outbox.store("contact", { user_email: "eve@zebra.house" }, { reference: "ACD347" }, new Date(0))
    const { transaction, query } = await outbox.open()
    // A purge keeps what is not dealt with.
    await query("UPDATE entries SET done = received WHERE received < '2000'")
    const before = [outbox.entries, outbox.quarantine]
    await transaction(async () => expect(await killOutbox(700, outbox.folder, options)).toBeNull())
    expect([outbox.entries, outbox.quarantine]).toEqual(before)
    expect((await runOutbox(outbox.folder, options)).code).toBe(0)
    expect([outbox.entries, outbox.quarantine]).not.toEqual(before)
    outbox.dispose()
  },
)
