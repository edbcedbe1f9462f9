/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { processRecord } from "../../scripts/setup/processRecord.mjs"
import { checkChanges } from "../../src/content/checkChanges"
import { journalFiles } from "../../src/content/journalFiles"
import { type Changes, changeFiles, undoChange } from "../../tools/changeFiles"
import { describeScratch } from "../support/describeScratch"
import { bundled, runBundled } from "../support/runBundled"
import { bytesIn, csvOf } from "./spreadsheet/sheets"

/** The one of a command that was killed. */
const endedRecord = { ...processRecord, pid: spawnSync(process.execPath, ["--version"]).pid }

const law = "services/law-assignment.json"
const mba = "services/mba-assignment.json"

const { outputFiles } = buildSync({
  entryPoints: ["tools/changeFiles.ts"],
  bundle: true,
  platform: "node",
  write: false,
})

/** A script that changes files, and does something else in place of its n-th change of the file system. */
const interrupted = (interruption: string) => `
  const fs = require("node:fs")
  const { folder, changes, step } = JSON.parse(process.argv[2])
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
  module.exports.changeFiles(folder, new Map(changes.map(([file, text]) => [file, text ?? undefined])))
`

describeScratch("files that are changed together", (project) => {
  const note = () => `${project().root}/note.txt`
  const bytes = (): Record<string, string> => ({
    ...bytesIn(project().root),
    ...(existsSync(note()) && { note: readFileSync(note(), "latin1") }),
  })
  const newName = (file: string) => readFileSync(project().path(file), "utf8").replace("Name", "New name")

  test.each([
    ["the command is killed", 'process.kill(process.pid, "SIGKILL")', ["as before", "undone"]],
    ["a disk is full", 'throw new Error("no space left")', ["as before"]],
  ])("are all as before wherever %s, and else all new", (_, interruption, possible) => {
    writeFileSync(note(), "Écrit")
    const before = bytes()
    const author = { ...project().read("authors/tom-brandt.json"), slug: "ann" }
    const changes: Changes = new Map([
      [`data/${law}`, newName(law)],
      [`data/${mba}`, newName(mba)],
      ["data/authors/ann.json", JSON.stringify(author)],
      ["note.txt", undefined],
    ])
    changeFiles(project().root, changes)
    const after = bytes()
    expect(after).not.toEqual(before)
    const restore = () => {
      for (const file of [law, mba]) writeFileSync(project().path(file), before[file] ?? "", "latin1")
      rmSync(project().path("authors/ann.json"), { force: true })
      writeFileSync(note(), "Écrit")
    }
    const outcomes: string[] = []
    for (let step = 1; ; step += 1) {
      restore()
      const words = JSON.stringify({ folder: project().root, changes: [...changes], step })
      const script = interrupted(interruption)
      const { status, stderr } = spawnSync(process.execPath, ["-", words], { input: script, encoding: "utf8" })
      if (status === 0) {
        expect(stderr).toBe("")
        break
      }
      const stopped = existsSync(project().path(journalFiles.complete))
      if (stopped) {
        const file = `data/${journalFiles.complete}`
        const issue = expect.objectContaining({ file, remedy: "Undo it: npm run import -- --undo" })
        expect(project().issues()).toEqual([issue])
        expect(checkChanges(project().root).issues).toEqual([issue])
        undoChange(project().root)
      }
      expect(project().issues()).toEqual([])
      expect(bytes()).toEqual(before)
      outcomes.push(stopped ? "undone" : "as before")
    }
    expect(bytes()).toEqual(after)
    expect([...new Set(outcomes)]).toEqual(possible)
  })

  test("are as before if another change is not finished, which stays to be undone", () => {
    project().write(journalFiles.complete, { id: "living", files: {} })
    expect(() => changeFiles(project().root, new Map([[`data/${law}`, ""]]))).toThrow("Another command is changing")
    expect(existsSync(project().path(journalFiles.complete))).toBe(true)
  })

  test.each([
    [
      "is running",
      { ...processRecord, start: processRecord.start ?? "1" },
      `Process ${process.pid} is changing files here`,
      "refused",
    ],
    [
      "may have left its number to another process",
      { ...processRecord, start: undefined },
      "If there is none, first undo what it did: npm run import -- --undo",
      "undone",
    ],
    [
      "may be running elsewhere",
      { ...processRecord, host: "elsewhere (linux)", boot: "another" },
      "If there is none, first undo what it did: npm run import -- --undo",
      "undone",
    ],
    ["has left no trace", undefined, "If there is none, first undo what it did: npm run import -- --undo", "undone"],
  ])("are not undone while the command that changes them %s", (_, owner, message, asked) => {
    const journal = { id: "another", owner, files: { [`data/${law}`]: null } }
    project().write(journalFiles.complete, journal)
    const before = bytes()
    expect(() => undoChange(project().root)).toThrow(message)
    expect([bytes(), existsSync(project().path(journalFiles.complete))]).toEqual([before, true])
    if (asked === "refused") expect(() => undoChange(project().root, true)).toThrow(message)
    else expect(undoChange(project().root, true)).toBe(1)
  })

  test("are as before if one of them is edited meanwhile, and the edit stays", () => {
    const file = `data/${mba}`
    const planned = readFileSync(project().path(mba), "utf8")
    project().set(mba, { name: "Edited" })
    const before = bytes()
    const change = () => changeFiles(project().root, new Map([[file, ""]]), { before: new Map([[file, planned]]) })
    expect(change).toThrow(`${file} was edited meanwhile`)
    expect(bytes()).toEqual(before)
  })
})

describeScratch("a command that changes files", (project) => {
  test.each([
    ["import", "service", "sheet.csv"],
    ["new", "service", "--name", "Zoology"],
    ["rename", "service", "mba-assignment", "mba-help"],
    ["remove", "jobs"],
    ["setup", "--answers", "answers.json"],
  ])("first undoes one that was stopped, as %s does", (tool, ...words) => {
    const before = project().read(law)
    const bytes = readFileSync(project().path(law), "base64")
    project().write(journalFiles.complete, {
      id: "stopped",
      owner: endedRecord,
      files: { [`data/${law}`]: bytes, "data/services/half.json": null },
    })
    project().write(law, { ...before, name: "Imported", heading: "Imported" })
    writeFileSync(project().path("services/half.json"), "{")
    writeFileSync(`${project().root}/sheet.csv`, csvOf([{ slug: "mba-assignment", name: "MBA" }]))
    const { stdout } = runBundled(project().root, tool, ...words)
    expect(stdout).toContain("Undid the command before, which was stopped: 2 files are as before.")
    expect(project().read(law)).toMatchObject({ name: before.name, heading: before.heading })
    expect(project().issues()).toEqual([])
  })

  test("waits for one that is still changing files, and undoes nothing of it", async () => {
    const busy = path.join(realpathSync(project().root), "data", journalFiles.busy)
    const script = `import { takeTurn } from "./scripts/setup/oneAtATime.mjs"
      await takeTurn(${JSON.stringify(busy)}, "changes data here")
      console.info("begun")
      process.stdin.resume()`
    const first = spawn(process.execPath, ["--input-type=module", "--eval", script])
    await once(first.stdout, "data")
    const owner = { ...endedRecord, pid: first.pid }
    project().write(journalFiles.complete, { id: "living", owner, files: { "data/services/half.json": null } })
    project().write("services/half.json", "{")
    const second = spawn(process.execPath, [bundled("import"), "--undo"], {
      cwd: project().root,
      // As in a container, which has a temporary folder of its own.
      env: { ...process.env, TMPDIR: project().root },
    })
    const [waits] = await once(second.stdout, "data")
    expect(String(waits)).toBe(
      `Waiting for another command that changes data here (process ${first.pid}) … If there is none, delete ${busy}\n`,
    )
    expect(readFileSync(project().path("services/half.json"), "utf8")).toBe("{")
    first.kill("SIGKILL")
    const ended = once(second, "close")
    const [undoes] = await once(second.stdout, "data")
    expect(String(undoes)).toBe("Undid the command before, which was stopped: 1 file is as before.\n")
    await ended
  })
})
