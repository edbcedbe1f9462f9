/**
 * Delete this file when the content is yours: it compiles and runs the shipped Java exercise.
 * @jest-environment node
 */
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../support/temporaryFolder"
import { codeOf, sampleText } from "./sampleText"

const text = sampleText("java-exercise-room-bookings")
const files = codeOf(text, "java").map((code): [name: string, code: string] => [
  /^\/\/ File: (\w+\.java)$/m.exec(code)?.[1] ?? "",
  code,
])

const start = (program: string, args: readonly string[], cwd?: string) =>
  spawnSync(program, args, { cwd, encoding: "utf8" })

const hasJdk = start("javac", ["-version"]).status === 0

/** Compiles the sample's files, possibly changed, and runs its tests. */
const run = (change: (code: string) => string = (code) => code) => {
  const folder = temporaryFolder()
  try {
    for (const [name, code] of files) writeFileSync(path.join(folder, name), change(code))
    const names = files.map(([name]) => name)
    const compiled = start("javac", names, folder)
    if (compiled.status !== 0) return compiled.stderr
    const { stdout, stderr } = start("java", ["ScheduleTest"], folder)
    return `${stdout}${stderr}`.trim()
  } finally {
  }
}

test("each block of the Java exercise is a file", () => {
  expect(files.map(([name]) => name)).toEqual(["Interval.java", "Schedule.java", "ScheduleTest.java"])
})

const count = (code: string, sign: string) => code.split(sign).length - 1

if (hasJdk) {
  test("the code compiles, and as many tests pass as the text says", () => {
    expect(text).toContain(`prints \`${run()}\``)
  }, 120_000)

  test("the mistake that the text warns of fails the test that the text names, and no earlier one", () => {
    const broken = run((code) => code.replace("Math.max(block.end(), next.end())", "next.end()"))
    expect(broken).toMatch(/AssertionError: one inside another:/)
  }, 120_000)
} else
  test.each(files)("all brackets in %s are closed (no JDK is installed to compile it)", (_name, code) => {
    for (const [open = "", close = ""] of ["{}", "()"]) expect(count(code, open)).toBe(count(code, close))
  })
