/** @jest-environment node */
import { readFileSync } from "node:fs"
import { github, gitlab, pipelines } from "../support/pipelines"

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
const node = `node:${readFileSync(".nvmrc", "utf8").trim()}-bookworm`

test.each(Object.entries(pipelines))(
  "the pipeline for %s checks, publishes and asks for links by known commands",
  (_, jobs) => {
    const commands = Object.values(jobs).flat()
    expect(jobs.check).toEqual(["npm test"])
    expect(jobs.all).toEqual(["npm run test:all"])
    expect(jobs.publish.map((command) => command.split(" ").slice(0, 3).join(" "))).toEqual([
      "npm ci",
      "npm run build:deploy",
      "npm run announce",
      "npm run check:deployed",
    ])
    expect(jobs.links).toEqual(["npm ci", "npm run check:links"])
    for (const [, script] of commands.join("\n").matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty([String(script)])
  },
)

test("both use the project's Node", () => {
  const images = Object.values<{ container: string }>(github.jobs).map(({ container }) => container)
  expect(new Set([...images, gitlab.default.image])).toEqual(new Set([node]))
})

test("GitHub publishes at each push to main and every day, with all tests, and asks for links on another schedule", () => {
  const [daily, weekly] = github.on.schedule.map(({ cron }: { cron: string }) => cron)
  expect(daily).toMatch(/ \* \* \*$/)
  expect(github.on.push.branches).toEqual(["main"])
  expect(github.jobs.publish.if).toContain(`github.event.schedule != '${weekly}'`)
  expect(github.jobs.links.if).toBe(`github.event.schedule == '${weekly}'`)
  expect(github.jobs["check-all"].if).toBe(`github.event.schedule == '${daily}'`)
})

test("a daily run of all tests that fails is told, and holds up no publishing", () => {
  expect(github.jobs["check-all"]).not.toHaveProperty("continue-on-error")
  expect(github.jobs.publish.needs).toBe("check")
  expect(JSON.stringify(gitlab["check-all"])).not.toContain("allow_failure")
  expect(gitlab.publish.needs.map(({ job }: { job: string }) => job)).toEqual(["check"])
})
