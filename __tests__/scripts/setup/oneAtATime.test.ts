/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { temporaryFolder } from "../../support/temporaryFolder"

const folder = temporaryFolder()
/** Where commands note that they work. */
const temporary = temporaryFolder()
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
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, TMPDIR: temporary },
  })
  running.push(child)
  return child
}

/** The next thing that a command says. */
const said = async ({ stdout }: ReturnType<typeof start>) => String((await once(stdout, "data"))[0]).trim()

test("a second command in the same folder says that it waits, and goes on when the first has ended", async () => {
  const first = start()
  expect(await said(first)).toBe("works")
  const second = start()
  expect(await said(second)).toBe(`Waiting for another command that installs or builds here (process ${first.pid}) …`)
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

test("a command that was killed holds up nobody", async () => {
  await killOne()
  const next = start()
  expect(await said(next)).toBe("works")
  next.stdin.end()
  await once(next, "close")
})

test("of two that see that a command was killed, only one goes on", async () => {
  await killOne()
  // While the one asks whether the killed one is running, the other takes the turn: here the process of the test.
  const late = start(`import { readdirSync, writeFileSync } from "node:fs"
    const { kill } = process
    process.kill = (...words) => {
      process.kill = kill
      for (const name of readdirSync(${JSON.stringify(temporary)}))
        writeFileSync(${JSON.stringify(temporary)} + "/" + name, "${process.pid}")
      return kill.apply(process, words)
    }`)
  expect(await said(late)).toBe(`Waiting for another command that installs or builds here (process ${process.pid}) …`)
})
