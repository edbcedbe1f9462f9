/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { checkChanges } from "../../../src/content/checkChanges"
import { importFolders } from "../../../src/content/importFolders"
import { finishImport, replaceFiles } from "../../../tools/spreadsheet/replaceFiles"
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

/** A script that replaces files, and kills itself (as `kill -9` does) at its n-th change of the file system. */
const killed = `
  const fs = require("node:fs")
  const { folder, files, step } = JSON.parse(process.argv[2])
  let steps = 0
  for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync"]) {
    const change = fs[name]
    fs[name] = (...words) => {
      steps += 1
      if (steps === step) process.kill(process.pid, "SIGKILL")
      return change(...words)
    }
  }
  ${outputFiles[0]?.text}
  module.exports.replaceFiles(folder, files)
`

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

  test("are all as before or all new, wherever the command is killed", () => {
    const before = bytesIn(project().root)
    const all = [...files(), added()]
    const outcomes: string[] = []
    for (let step = 1; ; step += 1) {
      const words = JSON.stringify({ folder: project().root, files: all, step })
      const { signal, stderr } = spawnSync(process.execPath, ["-", words], { input: killed, encoding: "utf8" })
      if (signal === null) {
        expect(stderr).toBe("")
        break
      }
      expect(signal).toBe("SIGKILL")
      const stopped = existsSync(project().path(importFolders.complete))
      if (stopped) {
        const issue = expect.objectContaining({ file: "data/.import", remedy: "Finish it: npm run import -- --finish" })
        expect(project().issues()).toEqual([issue])
        expect(checkChanges(project().root).issues).toEqual([issue])
        finishImport(project().root)
        for (const { file, text } of all) expect(readFileSync(project().path(file), "utf8")).toBe(text)
        expect(project().issues()).toEqual([])
      } else expect(bytesIn(project().root)).toEqual(before)
      outcomes.push(stopped ? "finished" : "as before")
      for (const { file, before: old } of all)
        if (old === undefined) rmSync(project().path(file), { force: true })
        else writeFileSync(project().path(file), old)
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

  test("says what is missing", () => {
    const { status, stderr } = run("service")
    expect(stderr).toContain("Name the file: npm run import -- service sheet.csv")
    expect(status).toBe(1)
    expect(run("service", "none.csv").stderr).toContain("There is no file none.csv")
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
