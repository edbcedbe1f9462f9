/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { recordProgress } from "../../../src/server/outbox/progress"
import { withOutboxLock } from "../../../src/server/outbox/withOutboxLock"
import { OutboxCommand } from "./OutboxCommand"
import { TestOutbox } from "./TestOutbox"

const command = new OutboxCommand()
afterAll(() => command.dispose())

const ann = "Ann@zebra.house"
let count = 0
const message = (outbox: TestOutbox, address: string, along = {}) => {
  count += 1
  return outbox.store("contact", { user_email: address, message: String(count) }, along).then(() => String(count))
}

/** Entries of Ann and others, half delivered, and some in quarantine. @returns the numbers of the others' messages */
const fill = async (outbox: TestOutbox) => {
  for (const address of [ann, "bob@zebra.house", ann.toLowerCase(), "cid@zebra.house"]) {
    await message(outbox, address)
    await message(outbox, address, { suspect: "trap", reference: address === ann ? "ACD347" : undefined })
  }
  for (const { id } of outbox.entries.slice(0, 2))
    await recordProgress(outbox.folder, { at: new Date().toISOString(), id, step: "mail" })
}

/** Stores entries, up to fifty a second, as a server under load does, until it is stopped. */
const load = (outbox: TestOutbox) => {
  let stopped = false
  const stored: string[] = []
  const storing = (async () => {
    while (!stopped) {
      // `ageLock` may take the lock from an entry that is just being stored, which is then refused.
      const number = await message(outbox, `${count}@zebra.house`).catch(() => undefined)
      if (number) stored.push(number)
      await pause(20)
    }
  })()
  return async () => {
    stopped = true
    await storing
    return stored
  }
}

const filesOf = ({ folder }: TestOutbox) => readdirSync(folder).filter((name) => name !== "lock")

/** What waiting five seconds does: the lock of a killed command is taken over. */
const ageLock = ({ folder }: TestOutbox) => {
  if (existsSync(`${folder}/lock`)) utimesSync(`${folder}/lock`, 0, 0)
}

/**
 * Kills a command at each of its changes, under load, and runs it again; nobody else's entry may be lost or doubled.
 * @param check what must be true in the end
 */
const killAtEachStep = async (options: readonly string[], check: (outbox: TestOutbox) => void) => {
  let code: number | null = null
  for (let step = 0; code === null; step += 1) {
    const outbox = new TestOutbox()
    await fill(outbox)
    const others = outbox.entries.map(({ template_params }) => template_params)
    const stop = load(outbox)
    code = await command.killAt(step, outbox.folder, options)
    ageLock(outbox)
    // What was killed after its last change has nothing left to do.
    if (code === null) await command.run(outbox.folder, options)
    const stored = await stop()
    expect(stored.length).toBeGreaterThan(0)
    const kept = outbox.entries.map(({ template_params }) => String(template_params.message))
    const expected = others.filter(({ user_email }) => String(user_email).toLowerCase() !== ann.toLowerCase())
    const numbers = [...expected.map((params) => String(params.message)), ...stored]
    expect([step, kept.filter((number) => numbers.includes(number)).sort()]).toEqual([step, numbers.sort()])
    check(outbox)
    if (code !== null) expect([code, step > 10]).toEqual([0, true])
    outbox.dispose()
  }
}

test("erasing an address leaves nothing of it and everything else, wherever it is killed", async () => {
  await killAtEachStep(["--erase", ` ${ann.toUpperCase()}`], (outbox) => {
    const { folder, progress } = outbox
    const left = filesOf(outbox)
    const texts = left.map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    expect(texts.join("").toLowerCase()).not.toContain(ann.toLowerCase())
    expect(left.filter((name) => name.endsWith(".new"))).toEqual([])
    expect(progress.filter(({ step }) => step === "mail")).toHaveLength(1)
  })
}, 240_000)

test.each([["--done", "acd347"], ["--release", "acd347"], ["--erase", ann], ["--purge"]])(
  "%s waits while the server has the outbox",
  async (...options) => {
    const outbox = new TestOutbox()
    await fill(outbox)
    await outbox.store(
      "contact",
      { user_email: "eve@zebra.house", message: "old" },
      { reference: "ACD347" },
      new Date(0),
    )
    const texts = () => filesOf(outbox).map((name) => [name, readFileSync(`${outbox.folder}/${name}`, "utf8")])
    const before = texts()
    // Each time that it asks for the lock is a step. Without the lock it would end after fewer.
    await withOutboxLock(outbox.folder, async () => expect(await command.killAt(40, outbox.folder, options)).toBeNull())
    expect(texts()).toEqual(before)
    ageLock(outbox)
    expect((await command.run(outbox.folder, options)).code).toBe(0)
    expect(texts()).not.toEqual(before)
    outbox.dispose()
  },
)

test("releasing from quarantine moves once, wherever it is killed", async () => {
  await killAtEachStep(["--release", "acd347"], ({ entries, quarantine }) => {
    expect(entries.filter(({ reference }) => reference === "ACD347")).toEqual([
      expect.not.objectContaining({ suspect: expect.anything() }),
    ])
    expect(quarantine).toHaveLength(3)
  })
}, 240_000)
