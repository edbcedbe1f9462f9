/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { temporaryFolder } from "../../support/temporaryFolder"

const folder = temporaryFolder()
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill("SIGKILL")
})

/** A command that works in the folder until its input ends. The script is an ES module, which Jest does not load. */
const start = () => {
  const script = `import { oneAtATime } from "./scripts/setup/oneAtATime.mjs"
    import { once } from "node:events"
    await oneAtATime(${JSON.stringify(folder)}, async () => {
      console.info("works")
      process.stdin.resume()
      await once(process.stdin, "end")
    })`
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["pipe", "pipe", "inherit"],
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

test("a command that was killed holds up nobody", async () => {
  const killed = start()
  expect(await said(killed)).toBe("works")
  killed.kill("SIGKILL")
  await once(killed, "close")
  const next = start()
  expect(await said(next)).toBe("works")
  next.stdin.end()
  await once(next, "close")
})
