/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { readEntries } from "../../../src/content/readEntries"
import { applyChanges } from "../../../tools/changes"
import sentences from "../../../tools/setup/partSentences.json"
import { anchorsOf, emptied, isOfPart, type PartName, partNames } from "../../../tools/setup/parts"
import { planRemoval } from "../../../tools/setup/planRemoval"
import { describeScratch } from "../../support/describeScratch"
import { runBundled } from "../../support/runBundled"

const all = partNames.join(" ")

describeScratch("npm run remove", (project) => {
  /** What belongs to parts: the files and the addresses. */
  const ofParts = (names: readonly PartName[]) => {
    const all = readEntries(project().root)
    const entries = all.filter((entry) => names.some((name) => isOfPart(name, entry)))
    const pages = entries.flatMap(({ type, data }) => type.path?.(data.value as { slug: string }) ?? [])
    return {
      files: entries.map(({ data }) => data.file),
      emptied: all.filter((entry) => emptied(names, entry) !== entry).map(({ data }) => data.file),
      addresses: [...pages, ...names.flatMap(anchorsOf)],
    }
  }

  beforeEach(() => {
    project().copy("services/mba-assignment.json", "services/apa.json", { slug: "apa", group: "citations" })
    project().change("services/mba-assignment.json", (service) => {
      service.related = [...(service.related ?? []), "apa"]
    })
  })

  test.each([...partNames, all])("takes out %s with all menus, links and references, and leaves good data", (words) => {
    const names = partNames.filter((name) => words.split(" ").includes(name))
    const { files, addresses, emptied: fuller } = ofParts(names)
    const link = ([address]: readonly string[]) => `See [what *they* say](${address} "there") and [us](/contact-us).`
    project().change("services/law-assignment.json", (service) => {
      service.opening = addresses.length > 0 ? link(addresses) : service.opening
    })
    expect(project().issues()).toEqual([])
    expect([...files, ...fuller]).not.toEqual([])

    const { changes, places } = planRemoval(project().root, { parts: names })
    applyChanges(project().root, changes)
    expect(project().issues()).toEqual([])
    expect(ofParts(names)).toMatchObject({ files: [], emptied: [] })
    expect(planRemoval(project().root, { parts: names }).changes.size).toBe(0)
    expect([...changes.keys()]).toEqual(expect.arrayContaining(fuller))
    expect([...changes.keys()].filter((file) => changes.get(file) === undefined)).toEqual(expect.arrayContaining(files))
    if (addresses.length === 0) return
    expect(project().read("services/law-assignment.json").opening).toBe("See what *they* say and [us](/contact-us).")
    expect(places).toContainEqual(expect.stringMatching(/^data\/services\/law-assignment\.json: .*opening/))
  })

  test("a shipped sentence that promises the part becomes what is true without, and is named", () => {
    const [promise] = sentences.filter(({ file, parts }) => file === "pages/contact-us.json" && parts?.includes("jobs"))
    project().change("pages/contact-us.json", ({ sections }) => {
      Object.assign(sections?.[0] ?? {}, {
        body: `Write to us.${promise?.text.replaceAll("/career/ACW", "/career/ME")}`,
      })
      Object.assign(sections?.[1] ?? {}, { body: `Write to us.${promise?.text}` })
    })
    const { changes, places } = planRemoval(project().root, { parts: ["jobs"] })
    const { sections } = JSON.parse(String(changes.get("data/pages/contact-us.json")))
    expect(sections[1].body).toBe("Write to us.")
    expect(sections[0].body).toContain("Applying for a job?")
    const named = places.filter((place) => place.startsWith("data/pages/contact-us.json")).join(" ")
    expect(named).toMatch(/sections\[0\]\.body.*sections\[1\]\.body/)
  })

  test("takes out redirects to removed pages, even the only one, and says so", () => {
    project().write("redirects.json", { items: [{ from: "/work-for-us", to: "/career" }] })
    const { changes, places } = planRemoval(project().root, { parts: ["jobs"] })
    applyChanges(project().root, changes)
    expect(JSON.parse(readFileSync(project().path("redirects.json"), "utf8"))).toEqual({})
    expect(places).toContainEqual(expect.stringMatching(/^data\/redirects\.json: /))
  })

  const run = (...words: string[]) => runBundled(project().root, "remove", ...words)
  const git = (...words: string[]) => execFileSync("git", words, { cwd: project().root, encoding: "utf8" })

  test("says what it did, and git undoes it; refuses other names and work that is not committed", () => {
    cpSync(".gitignore", `${project().root}/.gitignore`)
    git("init", "--quiet")
    git("add", "--all")
    git("-c", "user.name=Ann", "-c", "user.email=ann@zebra.house", "commit", "--quiet", "--message=All")
    expect(run("jops").stderr).toMatch(/npm run remove -- <part>.*jobs, samples/)
    const { stdout, status } = run("jobs", "chat")
    expect(stdout).toMatch(/^delete data\/jobs\/ACW\.json$/m)
    expect(stdout).toMatch(/^delete data\/chat\.json$/m)
    expect(status).toBe(0)
    git("restore", ".")
    expect(git("status", "--short")).toBe("")
    writeFileSync(project().path("note.json"), "")
    expect(run("blog")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Commit your changes first.*\?\? data\/note\.json/s),
    })
  })
})
