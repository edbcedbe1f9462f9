import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { pipelines } from "../../support/pipelines"
import { anyFreePort } from "../anyFreePort"
import { Server } from "../enquiries/Server"

test("the commands of both pipelines build, publish and check a copy, and ask for its links", async () => {
  const site = makeScratchSite()
  const live = path.join(site.folder, "live")
  const server = new Server(60, false, "", {}, live)
  const port = await anyFreePort()
  shrinkPictures(site.folder)
  mkdirSync(live)
  writeFileSync(path.join(site.folder, "deploy.sh"), "cp -r dist/. live\n")

  /** Runs a command as a pipeline does. */
  const run = async (command: string) => {
    const SITE_URL = `http://localhost:${port}`
    const env = { ...process.env, CI: "true", NODE_ENV: undefined, SITE_URL }
    const child = spawn("sh", ["-ec", command], { cwd: site.folder, env, stdio: ["ignore", "pipe", "pipe"] })
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")])
    return { code, output: output + errors }
  }
  try {
    const jobs = Object.values(pipelines)
    // The copy shares node_modules, where nothing must be installed.
    const publish = new Set(jobs.flatMap((job) => job.publish).filter((command) => command !== "npm ci"))
    for (const command of publish) {
      // The server reads the list of pages when it starts.
      if (command.includes("check:deployed")) await server.start(port)
      const { code, output } = await run(command)
      expect(code, `${command}\n${output}`).toBe(0)
    }
    const links = new Set(jobs.flatMap((job) => job.links).filter((command) => command !== "npm ci"))
    // 1: a link is broken today. 2: this computer is offline.
    for (const command of links) expect([0, 1, 2]).toContain((await run(command)).code)
  } finally {
    await server.end()
    site.dispose()
  }
})
