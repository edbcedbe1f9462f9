/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from "node:fs"
import path from "node:path"
import { journalFiles } from "../../../src/content/journalFiles"
import { ContentPreview } from "../../../src/gatsby-node/preview/ContentPreview"
import { undoChange } from "../../../tools/changeFiles"
import { describeScratch } from "../../support/describeScratch"

describeScratch("the live preview's copy of the data", (project) => {
  const copied = (file: string) => path.join(project().root, ".content", file)
  const open = () => {
    const preview = new ContentPreview(project().root, copied(""))
    const reports: string[] = []
    preview.refresh()
    preview.listen((report) => reports.push(report))
    return { preview, reports }
  }
  const authorIn = (file: string) => JSON.parse(readFileSync(file, "utf8")).name

  test("contains the data and the pictures, but no editors' files", () => {
    open()
    expect(authorIn(copied("authors/tom-brandt.json"))).toBe(project().read("authors/tom-brandt.json").name)
    expect(existsSync(copied("images/law.jpg"))).toBe(true)
    expect(existsSync(copied(".schema"))).toBe(false)
  })

  test("copies a good save, and leaves all other files alone", () => {
    const { preview, reports } = open()
    const untouched = statSync(copied("site.json")).ino
    project().change("authors/tom-brandt.json", (author) => {
      author.name = "Thomas Brandt"
    })
    expect(preview.refresh()).toBe("")
    expect(authorIn(copied("authors/tom-brandt.json"))).toBe("Thomas Brandt")
    expect(statSync(copied("site.json")).ino).toBe(untouched)
    expect(reports).toEqual([""])
  })

  test("keeps the last good state after a bad save, reports the issue, and resumes when it is fixed", () => {
    const { preview, reports } = open()
    const { name } = project().read("authors/tom-brandt.json")
    project().change("authors/tom-brandt.json", (author) => {
      author.name = ""
    })
    preview.refresh()
    expect(authorIn(copied("authors/tom-brandt.json"))).toBe(name)
    expect(reports.at(-1)).toContain("name: is empty")

    project().change("authors/tom-brandt.json", (author) => {
      author.name = "Tom B."
    })
    preview.refresh()
    expect(authorIn(copied("authors/tom-brandt.json"))).toBe("Tom B.")
    expect(reports.at(-1)).toBe("")
  })

  test("takes a change of files as a whole: nothing of one that was stopped, until it is undone", () => {
    const { preview, reports } = open()
    const author = project().read("authors/meera-nair.json")
    const before = readFileSync(project().path("authors/meera-nair.json"), "base64")
    project().write(journalFiles.complete, { id: "stopped", files: { "data/authors/meera-nair.json": before } })
    project().write("authors/meera-nair.json", { ...author, name: "Imported" })
    preview.refresh()
    expect(authorIn(copied("authors/meera-nair.json"))).toBe(author.name)
    expect(reports.at(-1)).toContain("npm run import -- --undo")

    undoChange(project().root, true)
    preview.refresh()
    expect(authorIn(copied("authors/meera-nair.json"))).toBe(author.name)
    expect(reports.at(-1)).toBe("")
  })

  test("removes deleted files, unless something still refers to them", () => {
    const { preview } = open()
    project().copy("authors/tom-brandt.json", "authors/zoe-quill.json", { slug: "zoe-quill" })
    preview.refresh()
    expect(existsSync(copied("authors/zoe-quill.json"))).toBe(true)
    project().remove("authors/zoe-quill.json")
    preview.refresh()
    expect(existsSync(copied("authors/zoe-quill.json"))).toBe(false)

    project().remove("services/law-assignment.json")
    expect(preview.refresh()).toContain("refers to a service that does not exist")
    expect(existsSync(copied("services/law-assignment.json"))).toBe(true)
  })

  test("tells of a deleted page how to redirect it, until it is redirected or back", () => {
    const preview = new ContentPreview(project().root, copied(""))
    const told: string[] = []
    preview.refresh()
    preview.listen((_report, deletions) => told.push(deletions))
    project().copy("services/law-assignment.json", "services/tort-help.json", { slug: "tort-help" })
    preview.refresh()
    expect(told).toEqual([""])
    project().write("redirects.json", "{}")
    project().remove("services/tort-help.json")
    preview.refresh()
    expect(told.at(-1)).toContain('{"from":"/services/tort-help","to":"/services"}')
    const from = "/services/tort-help"
    project().write("redirects.json", JSON.stringify({ items: [{ from, to: "/services" }] }))
    preview.refresh()
    expect(told.at(-1)).toBe("")
  })

  test("an unreadable folder is reported, and does not end the preview", () => {
    const { preview } = open()
    const lost = new ContentPreview(`${project().root}/nowhere`, copied(""))
    expect(lost.refresh()).toContain("cannot be read")
    expect(preview.refresh()).toBe("")
  })

  test("a picture that cannot be copied is reported, and copied once it can be", () => {
    const { preview, reports } = open()
    mkdirSync(copied("images/new.jpg"))
    project().write("images/new.jpg", "a picture")
    expect(preview.refresh()).toContain("new.jpg")
    expect(reports.at(-1)).toContain("new.jpg")
    rmdirSync(copied("images/new.jpg"))
    expect(preview.refresh()).toBe("")
    expect(readFileSync(copied("images/new.jpg"), "utf8")).toBe("a picture")
  })
})
