/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkChanges } from "../../../src/content/checkChanges"
import { importFolders } from "../../../src/content/checkContent"
import { finishImport, replaceFiles } from "../../../tools/spreadsheet/replaceFiles"
import { describeScratch } from "../../support/describeScratch"
import { bytesIn, csvOf } from "./sheets"

const law = "services/law-assignment.json"
const mba = "services/mba-assignment.json"

/** A script that replaces files, and kills itself (as `kill -9` does) at its n-th change of the file system. */
const killed = `
  const fs = require("node:fs")
  const { folder, files, step, module } = JSON.parse(process.argv[1])
  let steps = 0
  for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync"]) {
    const change = fs[name]
    fs[name] = (...words) => {
      steps += 1
      if (steps === step) process.kill(process.pid, "SIGKILL")
      return change(...words)
    }
  }
  require("tsx/cjs/api").require(module, __filename).replaceFiles(folder, files)
`

describeScratch("files that are replaced together", (project) => {
  const files = () =>
    [law, mba].map((file) => {
      const before = readFileSync(project().path(file), "utf8")
      return { file: `data/${file}`, before, text: before.replace("Name", "New name") }
    })
  const added = () => ({
    file: "data/authors/ann.json",
    before: undefined,
    text: JSON.stringify({ ...project().read("authors/tom-brandt.json"), slug: "ann" }),
  })

  test("are all as before or all new, wherever the command is killed", () => {
    const before = bytesIn(project().root)
    const module = path.resolve("tools/spreadsheet/replaceFiles.ts")
    const all = [...files(), added()]
    const outcomes: string[] = []
    for (let step = 1; ; step += 1) {
      const words = JSON.stringify({ folder: project().root, files: all, step, module })
      const { signal, stderr } = spawnSync(process.execPath, ["--eval", killed, words], { encoding: "utf8" })
      if (signal === null) {
        expect(stderr).toBe("")
        break
      }
      expect(signal).toBe("SIGKILL")
      const stopped = existsSync(project().path(importFolders.complete))
      const untouched = JSON.stringify(bytesIn(project().root)) === JSON.stringify(before)
      if (stopped) {
        const issue = expect.objectContaining({ file: "data/.import", remedy: "Finish it: npm run import -- --finish" })
        expect(project().issues()).toEqual([issue])
        expect(checkChanges(project().root).issues).toEqual([issue])
        finishImport(project().root)
      }
      for (const { file, text } of all)
        expect(
          existsSync(path.join(project().root, file)) && readFileSync(path.join(project().root, file), "utf8"),
        ).toBe(stopped || !untouched ? text : (before[file.slice("data/".length)] ?? false))
      expect(project().issues()).toEqual([])
      outcomes.push(stopped ? "finished" : untouched ? "as before" : "new")
      for (const { file, before: old } of all)
        if (old === undefined) rmSync(path.join(project().root, file), { force: true })
        else writeFileSync(path.join(project().root, file), old)
    }
    expect(new Set(outcomes)).toEqual(new Set(["as before", "finished"]))
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

  test.each([
    [["servise", "sheet.csv"], "did you mean 'service'?"],
    [["service"], "Name the file: npm run import -- service sheet.csv"],
    [["service", "none.csv"], "no such file or directory"],
    [["--dry"], "Unknown option '--dry'"],
  ])("called with %j says what is wrong", (words, message) => {
    const { status, stderr } = run(...words)
    expect(stderr).toContain(message)
    expect(status).toBe(1)
  })

  test("finishes an import that was stopped", () => {
    const text = JSON.stringify({ ...project().read(law), name: "Imported" })
    project().write(`${importFolders.complete}/${law}`, text)
    const { stdout, status } = run("--finish")
    expect(stdout).toContain("Finished the import before, which was stopped: 1 file.")
    expect([project().read(law).name, status]).toEqual(["Imported", 0])
    expect(project().issues()).toEqual([])
  })
})
