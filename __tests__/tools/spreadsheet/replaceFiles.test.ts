/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { checkChanges } from "../../../src/content/checkChanges"
import { importFolders } from "../../../src/content/importFolders"
import { replaceFiles, undoImport } from "../../../tools/spreadsheet/replaceFiles"
import { describeScratch } from "../../support/describeScratch"
import { bytesIn, csvOf } from "./sheets"

const law = "services/law-assignment.json"
const mba = "services/mba-assignment.json"

const { outputFiles } = buildSync({
  entryPoints: ["tools/spreadsheet/replaceFiles.ts"],
  bundle: true,
  platform: "node",
  write: false,
})

/** A script that replaces files, and does something else in place of its n-th change of the file system. */
const interrupted = (interruption: string) => `
  const fs = require("node:fs")
  const { folder, files, step } = JSON.parse(process.argv[2])
  let steps = 0
  for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync"]) {
    const change = fs[name]
    fs[name] = (...words) => {
      steps += 1
      if (steps === step) ${interruption}
      return change(...words)
    }
  }
  ${outputFiles[0]?.text}
  module.exports.replaceFiles(folder, files)
`

const latin = (text: string) => Buffer.from(text).toString("latin1")

describeScratch("files that are replaced together", (project) => {
  const files = () =>
    [law, mba].map((file) => {
      const before = readFileSync(project().path(file), "utf8")
      return { file, before, text: before.replace("Name", "New name") }
    })
  const added = () => ({
    file: "authors/ann.json",
    before: undefined,
    text: JSON.stringify({ ...project().read("authors/tom-brandt.json"), slug: "ann" }),
  })

  test.each([
    ["the command is killed", 'process.kill(process.pid, "SIGKILL")', ["as before", "undone", "new"]],
    ["a disk is full", 'throw new Error("no space left")', ["as before", "new"]],
  ])("are all as before, or all new in the end, wherever %s", (_, interruption, possible) => {
    const before = bytesIn(project().root)
    const all = [...files(), added()]
    const outcomes: string[] = []
    for (let step = 1; ; step += 1) {
      const words = JSON.stringify({ folder: project().root, files: all, step })
      const script = interrupted(interruption)
      const { status, stderr } = spawnSync(process.execPath, ["-", words], { input: script, encoding: "utf8" })
      if (status === 0) {
        expect(stderr).toBe("")
        break
      }
      const stopped = existsSync(project().path(importFolders.complete))
      if (stopped) {
        const issue = expect.objectContaining({ file: "data/.import", remedy: "Undo it: npm run import -- --undo" })
        expect(project().issues()).toEqual([issue])
        expect(checkChanges(project().root).issues).toEqual([issue])
        undoImport(project().root)
      }
      expect(project().issues()).toEqual([])
      const now = bytesIn(project().root)
      const isNew = !stopped && all.every(({ file, text }) => now[file] === latin(text))
      if (!isNew) expect(now).toEqual(before)
      outcomes.push(stopped ? "undone" : isNew ? "new" : "as before")
      for (const { file, before: old } of all)
        if (old === undefined) rmSync(project().path(file), { force: true })
        else writeFileSync(project().path(file), old)
    }
    expect([...new Set(outcomes)]).toEqual(possible)
  })

  test("are as before if one of them is edited meanwhile, and the edit stays", () => {
    const all = files()
    project().change(mba, (entry) => {
      entry.name = "Edited"
    })
    const before = bytesIn(project().root)
    expect(() => replaceFiles(project().root, all)).toThrow("data/services/mba-assignment.json was edited meanwhile")
    expect(bytesIn(project().root)).toEqual(before)
    expect(existsSync(project().path(importFolders.unfinished))).toBe(false)
  })
})

describeScratch("npm run import", (project) => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", require.resolve("tsx"), path.resolve("tools/import.ts"), ...words], {
      cwd: project().root,
      encoding: "utf8",
    })

  test("imports a sheet, and reports what has changed", () => {
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf([{ slug: "law-assignment", name: "Laws" }]))
    const { status, stdout, stderr } = run("service", "sheet.csv")
    expect(stderr).toBe("")
    expect(stdout).toContain('→ "Laws"')
    expect([project().read(law).name, status]).toEqual(["Laws", 0])
  })

  test("exits with 1 and lists the issues of a sheet that it refuses", () => {
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf([{ slug: "law-assignment", group: "none" }]))
    const { status, stdout, stderr } = run("service", "sheet.csv")
    expect([status, stdout]).toEqual([1, ""])
    expect(stderr).toContain("Nothing was imported.\n\nsheet.csv:2:2\n  group (cell B2): ")
  })

  test("says what is missing", () => {
    const { status, stderr } = run("service")
    expect(stderr).toContain("Name the file: npm run import -- service sheet.csv")
    expect(status).toBe(1)
    expect(run("service", "none.csv").stderr).toContain("There is no file none.csv")
  })

  test("first undoes an import that was stopped", () => {
    const before = project().read(law)
    project().write(`${importFolders.complete}/${law}`, before)
    project().write(law, { ...before, name: "Imported", heading: "Imported" })
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf([{ slug: "law-assignment", name: "Laws" }]))
    const { stdout, status } = run("service", "sheet.csv")
    expect(stdout).toContain("Undid the import before, which was stopped: 1 file is as before.")
    expect([project().read(law), status]).toEqual([{ ...before, name: "Laws" }, 0])
  })
})
