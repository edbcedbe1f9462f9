import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildEnvironment } from "./setup/buildEnvironment"

/** Output of builds and tests, which is not copied, and what is linked instead. */
const leftOut = new Set([
  ...["node_modules", ".git", ".cache", "public", ".content", ".outbox", "coverage"],
  ...["test-results", "screenshots", "dist"],
])

/** What says that a command is at work in this folder, which it is not in the copy. */
const turns = /^(?:\.build-under-way|data[\\/]\.journal)/

/** Copies the whole project into the system's temporary folder, with node_modules linked. */
export const makeScratchSite = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"))
  const project = process.cwd()
  const filter = (file: string) => {
    const name = path.relative(project, file)
    return !leftOut.has(name) && !turns.test(name)
  }
  cpSync(project, folder, { recursive: true, filter })
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"), "junction")
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The command for a program in a copy, run by tsx if it is TypeScript; without a shell, so that it can be killed. */
export const programIn = (folder: string, program: string, ...args: string[]) => {
  const quiet = { CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: undefined }
  const env: NodeJS.ProcessEnv = { ...process.env, ...buildEnvironment(), ...quiet }
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : []
  return {
    command: process.execPath,
    args: [...loader, path.join(folder, program), ...args],
    options: { cwd: folder, env },
  }
}

/** The command for Gatsby in a copy. */
export const gatsbyIn = (folder: string, ...args: string[]) => programIn(folder, "node_modules/gatsby/cli.js", ...args)
