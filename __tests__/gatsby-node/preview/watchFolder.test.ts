/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { watchFolder } from "../../../src/gatsby-node/preview/watchFolder"
import { temporaryFolder } from "../../support/temporaryFolder"

const onChange = jest.fn()
let root = ""
let stop = () => {}

const write = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), "{}")
}

beforeEach(() => {
  root = temporaryFolder()
  write("services/law.json")
  stop = watchFolder(root, onChange)
})

afterEach(() => {
  stop()
})

/** Waits until no more events arrive: only then can another be told from them. */
const quiet = async () => {
  do {
    onChange.mockClear()
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (onChange.mock.calls.length > 0)
}

/** Does something to files, and waits until it is noticed. */
const notices = (change: () => void) =>
  new Promise<void>((resolve) => {
    onChange.mockImplementation(resolve)
    change()
  })

test("a file that is written is noticed", () => notices(() => write("services/law.json")))

test("a new file is noticed", () => notices(() => write("services/art.json")))

test("a file of a new folder is noticed", async () => {
  await notices(() => write("posts/2027/first.json"))
  await quiet()
  await notices(() => write("posts/2027/first.json"))
})

test("a file of a folder that was replaced is noticed", async () => {
  await notices(() => {
    rmSync(path.join(root, "services"), { recursive: true })
    write("services/law.json")
  })
  await quiet()
  await notices(() => write("services/law.json"))
})
