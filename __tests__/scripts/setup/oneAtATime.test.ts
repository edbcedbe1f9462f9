/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { processRecord } from "../../../scripts/setup/processRecord.mjs"
import { temporaryFolder } from "../../support/temporaryFolder"

const folder = temporaryFolder()
/** Where commands note that they work. */
const file = `${folder}/.build-under-way`
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill("SIGKILL")
    await once(child, "close")
  }
})

/**
 * A command that works in the folder until its input ends.
 * @param before a script that runs first
 */
const start = (before = "") => {
  const script = `import { oneAtATime } from "./scripts/setup/oneAtATime.mjs"
    import { once } from "node:events"
    ${before}
    await oneAtATime(${JSON.stringify(folder)}, async () => {
      console.info("works")
      process.stdin.resume()
      await once(process.stdin, "end")
    })`
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: "pipe",
    // Each has a temporary folder of its own, as in containers.
    env: { ...process.env, TMPDIR: temporaryFolder() },
  })
  running.push(child)
  return child
}

const waitsFor = (pid?: number) =>
  `Waiting for another command that installs or builds here (process ${pid}) … If there is none, delete ${file}`

/** The next thing that a command says. */
const said = async ({ stdout }: ReturnType<typeof start>) => String((await once(stdout, "data"))[0]).trim()

test("a second command in the same folder says that it waits, and goes on when the first has ended", async () => {
  const first = start()
  expect(await said(first)).toBe("works")
  const second = start()
  expect(await said(second)).toBe(waitsFor(first.pid))
  first.stdin.end()
  expect(await said(second)).toBe("works")
  second.stdin.end()
  await once(second, "close")
})

/** Starts a command, and kills it while it works. */
const killOne = async () => {
  const killed = start()
  expect(await said(killed)).toBe("works")
  killed.kill("SIGKILL")
  await once(killed, "close")
}

/** Expects that a command works at once. */
const expectToWork = async (child: ReturnType<typeof start>) => {
  expect(await said(child)).toBe("works")
  child.stdin.end()
  await once(child, "close")
}

test("a command that was killed holds up nobody", async () => {
  await killOne()
  await expectToWork(start())
  expect(existsSync(file)).toBe(false)
})

test("nor does one that was switched off with the machine, though another process has its number now", async () => {
  writeFileSync(file, JSON.stringify({ ...processRecord, boot: undefined, noted: 1 }))
  await expectToWork(start())
})

test("of two that see that a command was killed, only one goes on", async () => {
  await killOne()
  // While the one asks whether the killed one is running, the other takes the turn: here the process of the test.
  const late = start(`import { writeFileSync } from "node:fs"
    const { kill } = process
    process.kill = (...words) => {
      process.kill = kill
      writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(processRecord))})
      return kill.apply(process, words)
    }`)
  expect(await said(late)).toBe(waitsFor(process.pid))
  late.kill("SIGKILL")
  await once(late, "close")
})

test("nothing is done while nobody can know whether another command is removing the note of a killed one", async () => {
  rmSync(file, { force: true })
  await killOne()
  const claim = `${file}.after-${JSON.parse(readFileSync(file, "utf8")).pid}`
  writeFileSync(claim, "")
  const child = start()
  const [error] = await Promise.all([text(child.stderr), once(child, "close")])
  expect(error).toContain(`delete ${claim}\n`)
  expect(child.exitCode).toBe(1)
  rmSync(claim)
  await expectToWork(start())
})

test.each([
  [
    "one of another machine",
    JSON.stringify({ ...processRecord, host: "elsewhere (linux)", boot: "another" }),
    "(process ",
  ],
  ["a damaged note", "", "installs or builds here, or was stopped"],
])("nor while nobody can know whether a command still works, as with %s", async (_, note, message) => {
  writeFileSync(file, note)
  const child = start()
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")])
  expect(output).toBe("")
  expect(error).toContain(message)
  expect(error).toContain(`delete ${file}\n`)
  expect(child.exitCode).toBe(1)
  expect(readFileSync(file, "utf8")).toBe(note)
})

test.each([
  ["EROFS", "open", true],
  ["ENOSPC", "write", false],
])(
  "where nothing can be written (%s) nothing is left behind, and only a full disk is an error",
  async (code, syscall, works) => {
    rmSync(file, { force: true })
    const child = start(`import fs from "node:fs"
    import { syncBuiltinESMExports } from "node:module"
    const { writeFileSync } = fs
    fs.writeFileSync = (file, ...words) => {
      if ("${syscall}" === "write") writeFileSync(file, "")
      throw Object.assign(new Error("${code}"), { code: "${code}", syscall: "${syscall}" })
    }
    syncBuiltinESMExports()`)
    child.stdin.end()
    const [output] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")])
    expect(output).toBe(works ? "works\n" : "")
    expect(existsSync(file)).toBe(false)
  },
)
