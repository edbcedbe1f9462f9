/** @jest-environment node */
import { appendFileSync, readFileSync } from "node:fs"
import { followOutbox } from "../../../src/server/outbox/followOutbox"
import { recordProgress } from "../../../src/server/outbox/progress"
import { eraseAddress } from "../../../src/server/outbox/removeEntries"
import { TestOutbox } from "./TestOutbox"

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
})
afterEach(() => outbox.dispose())

const store = (name: string) => outbox.store("subscribe", { user_email: `${name}@zebra.house` })
const record = async () => {
  for (const { id } of outbox.entries) await recordProgress(outbox.folder, { at: "", id, step: "mail" })
}

test("a server reads each line once, however many there are: visitors wait for the same process", async () => {
  const { read } = followOutbox(outbox.folder)
  expect(read().entries).toEqual([])
  for (let number = 0; number < 50; number += 1) await store(String(number))
  await record()
  expect([read().entries.length, read().progress.size]).toEqual([50, 50])
  await store("ann")
  const parsed = jest.spyOn(JSON, "parse")
  expect(read().entries).toHaveLength(51)
  expect(parsed).toHaveBeenCalledTimes(1)
  parsed.mockRestore()
})

test("what was erased is known no longer, and what arrives afterwards is", async () => {
  const { read } = followOutbox(outbox.folder)
  await store("ann")
  await store("bob")
  await record()
  expect(read().entries).toHaveLength(2)
  await eraseAddress(outbox.folder, "ann@zebra.house")
  await store("cid with a much longer name")
  expect(read().entries).toEqual(outbox.entries)
  expect([...read().progress.keys()]).toEqual([outbox.entries[0]?.id])
})

test("a line is known once it is complete, and one that was cut off never", async () => {
  const { read } = followOutbox(outbox.folder)
  await store("ann")
  const line = readFileSync(outbox.files.entries, "utf8").replace("ann", "zoë")
  const bytes = Buffer.from(line)
  appendFileSync(outbox.files.entries, bytes.subarray(0, bytes.indexOf("ë") + 1))
  expect(read().entries).toHaveLength(1)
  appendFileSync(outbox.files.entries, bytes.subarray(bytes.indexOf("ë") + 1))
  expect(read().entries.map(({ template_params }) => template_params.user_email)).toContain("zoë@zebra.house")
  appendFileSync(outbox.files.entries, '{"half":"a li')
  await store("bob")
  expect(read().entries).toHaveLength(3)
})
