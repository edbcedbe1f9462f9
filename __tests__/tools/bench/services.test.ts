/** @jest-environment node */
import { cpSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../../../src/content/checkContent"
import { makeBareSite } from "../../../tools/bench/bareSite"
import { addServices, editLastService } from "../../../tools/bench/services"
import { temporaryFolder } from "../../support/temporaryFolder"

const root = temporaryFolder()
const services = path.join(root, "data/services")
beforeAll(() => cpSync("data", path.join(root, "data"), { recursive: true }))

const texts = () =>
  Object.fromEntries(readdirSync(services).map((file) => [file, readFileSync(path.join(services, file), "utf8")]))

test("there are as many services as requested, all of them good, and none is removed if fewer are", () => {
  const { length } = readdirSync(services)
  expect(addServices(services, 1)).toBe(length)
  expect(readdirSync(services)).toHaveLength(length)
  expect(addServices(services, length + 3)).toBe(length + 3)
  expect(readdirSync(services)).toHaveLength(length + 3)
  expect(checkContent(root)).toEqual([])
})

test("each edit changes one file, with or without copies", () => {
  const edited = [1, 2].map((number) => {
    const before = texts()
    editLastService(services, number)
    const after = texts()
    return Object.keys(after).filter((file) => after[file] !== before[file])
  })
  expect(edited.map((files) => files.length)).toEqual([1, 1])
})

test("a bare site has the same entries", () => {
  const bare = makeBareSite(services)
  expect(readdirSync(bare.services)).toEqual(readdirSync(services))
  bare.dispose()
})
