/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { siteFolder } from "../../src/hosting/siteFolder"
import { temporaryFolder } from "../support/temporaryFolder"

const root = temporaryFolder()

const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** The handbook's commands for a deploy. */
const [, commands = ""] = /```sh\n(release=.*?)```/s.exec(readFileSync("docs/hosting.md", "utf8")) ?? []

/** Runs the handbook's commands in a test folder, with programs that only record their calls. */
const deploy = (day: number, file: string) => {
  const programs = inRoot("programs")
  mkdirSync(programs, { recursive: true })
  for (const [name, words] of [
    ["date", `echo ${day}`],
    ["nginx", 'echo "nginx $*" >> "$CALLS"'],
    ["systemctl", 'echo "systemctl $*" >> "$CALLS"'],
  ] as const)
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${words}\n`, { mode: 0o755 })
  rmSync(inRoot("build"), { recursive: true, force: true })
  for (const folder of ["dist/static", "deploy/nginx"]) mkdirSync(inRoot("build", folder), { recursive: true })
  writeFileSync(inRoot("build/dist/index.html"), file)
  writeFileSync(inRoot("build/dist/static", file), file)
  writeFileSync(inRoot("build/deploy/nginx/maps.conf"), file)
  execFileSync("sh", ["-ec", commands.replaceAll(path.dirname(siteFolder), inRoot("site"))], {
    cwd: inRoot("build"),
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, CALLS: inRoot("calls") },
  })
}

const live = (file: string) => readFileSync(inRoot("site/current", file), "utf8")
const statics = () => readdirSync(inRoot("site/current/dist/static")).toSorted()

/** Makes a file of a release `days` older. */
const age = (release: number, file: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000)
  utimesSync(inRoot("site/releases", String(release), "dist/static", file), then, then)
}

// The commands are those of a Linux server.
const onLinux = process.platform === "linux" ? test : test.skip

onLinux(
  "a deploy as the handbook says switches pages and configuration together, and keeps what open tabs ask for",
  () => {
    deploy(1, "first.js")
    deploy(2, "second.js")
    expect([live("dist/index.html"), live("deploy/nginx/maps.conf")]).toEqual(["second.js", "second.js"])
    expect(statics()).toEqual(["first.js", "second.js"])
    expect(readFileSync(inRoot("calls"), "utf8")).toBe("nginx -t\nsystemctl reload nginx\n".repeat(2))

    // A release's own files count as new however long it was live; inherited ones age.
    age(2, "second.js", 40)
    age(2, "first.js", 40)
    deploy(3, "third.js")
    expect(statics()).toEqual(["second.js", "third.js"])
  },
)
