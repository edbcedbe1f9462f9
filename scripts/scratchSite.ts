import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildEnvironment } from "./setup/buildEnvironment.mjs"
import { buildMarker } from "./setup/staleBuild.mjs"

/** What a build or a test leaves behind and is not copied, and what is linked instead. */
const leftOut = new Set([
  ...["node_modules", ".git", ".cache", "public", ".content", buildMarker, ".outbox", "coverage"],
  ...["test-results", "screenshots", "dist"],
])

/** A copy of the whole project in the system's folder for temporary files, with the packages linked. */
export const makeScratchSite = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"))
  const project = process.cwd()
  const filter = (file: string) => !leftOut.has(path.relative(project, file))
  cpSync(project, folder, { recursive: true, filter })
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"), "junction")
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The command of a program in a copy; it is run without a shell, so that it can be killed. */
export const programIn = (folder: string, program: string, ...args: string[]) => {
  const quiet = { CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: undefined }
  const env: NodeJS.ProcessEnv = { ...process.env, ...buildEnvironment(), ...quiet }
  return { command: process.execPath, args: [path.join(folder, program), ...args], options: { cwd: folder, env } }
}

/** The command of Gatsby's own program in a copy. */
export const gatsbyIn = (folder: string, ...args: string[]) => programIn(folder, "node_modules/gatsby/cli.js", ...args)
