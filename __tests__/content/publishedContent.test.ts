/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { jsonFilesIn } from "../../src/content/checkContent"
import { publishedContent } from "../../src/content/publishedContent"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import { mirrorFolder } from "../../src/gatsby-node/mirrorFolder"
import { describeScratch } from "../support/describeScratch"
import { loose } from "../support/loose"
import type { ScratchProject } from "../support/ScratchProject"

const slug = "law-assignment"
const file = `services/${slug}.json` as const

/** Publishes a project's data as a build on a day does, and returns how. */
const publish = (project: ScratchProject, day?: string) => {
  const published = publishedContent(project.root, false, day)
  mirrorFolder(project.path(""), path.join(project.root, "published"), published)
  return published
}

const publishedText = (project: ScratchProject, name: string) =>
  readFileSync(path.join(project.root, "published", name), "utf8")

/** The published files that contain a text. */
const filesWith = (project: ScratchProject, text: string) =>
  jsonFilesIn(project.root).filter(
    (name) => existsSync(path.join(project.root, "published", name)) && publishedText(project, name).includes(text),
  )

const openingOf = (project: ScratchProject) =>
  renderMarkdown(JSON.parse(publishedText(project, "services/mba-assignment.json")).opening, false)

describeScratch("what a build publishes", (project) => {
  test("is all of the data if everything is finished", () => {
    const { report, unpublished, texts } = publish(project())
    expect({ report, unpublished: unpublished.size, texts: texts.size }).toEqual({
      report: "",
      unpublished: 0,
      texts: 0,
    })
    for (const name of readdirSync(project().path("services")))
      expect(publishedText(project(), `services/${name}`)).toBe(
        readFileSync(project().path(`services/${name}`), "utf8"),
      )
  })

  test.each([
    ["a draft", "draft", (entry: Record<string, unknown>) => Object.assign(entry, { draft: true })],
    [
      "an entry with ???",
      "??? in quote",
      (entry: Record<string, unknown>) => Object.assign(entry, { quote: "Is it ???" }),
    ],
    [
      "an entry whose day has not come",
      "until 2999-01-31",
      (entry: Record<string, unknown>) => Object.assign(entry, { publishOn: "2999-01-31" }),
    ],
  ])("omits %s, and references, menu entries and links to it, and names them", (_, reason, change) => {
    project().change(file, (entry) => void change(loose(entry)))
    project().change("services/mba-assignment.json", (entry) => {
      entry.opening = `Ask [our lawyers](/services/${slug}#faqs), or [us](/contact-us).`
    })
    expect(project().issues()).toEqual([])
    const referrers = jsonFilesIn(project().root).filter(
      (name) => name !== file && readFileSync(project().path(name), "utf8").includes(`"${slug}"`),
    )
    const { report } = publish(project())
    expect(existsSync(path.join(project().root, "published", file))).toBe(false)
    expect(filesWith(project(), `"${slug}"`)).toEqual([])
    expect(openingOf(project())).toBe('<p>Ask our lawyers, or <a href="/contact-us">us</a>.</p>')
    expect(report).toContain(`Not published: data/${file} (${reason})`)
    expect(report).not.toContain("\n")
    for (const name of referrers) expect(report).toContain(`data/${name} (`)
  })

  test.each(["/services%2Flaw-assignment", "/services/law%2dassignment?from=mail"])(
    "removes a link to it as %s",
    (address) => {
      project().change(file, (entry) => void Object.assign(loose(entry), { draft: true }))
      project().change("services/mba-assignment.json", (entry) => {
        entry.opening = `Ask [our lawyers](${address}).`
      })
      expect(publish(project()).issues).toEqual([])
      expect(openingOf(project())).toBe("<p>Ask our lawyers.</p>")
    },
  )

  test.each([
    ["a reference", `Ask [them][r].\n\n[r]: /services/${slug}`],
    ["an address in brackets", `Ask [them](</services/${slug}>).`],
    ["a title with brackets", `Ask [them](/services/${slug} "so (and so) on").`],
    ["words over two lines of a list", `- Ask [them\n  all](/services/${slug})`],
    ["a cell", `| a |\n| - |\n| [x \\| y](/services/${slug}) |`],
  ])("removes a link written with %s", (_, opening) => {
    project().change(file, (entry) => void Object.assign(loose(entry), { draft: true }))
    project().change("services/mba-assignment.json", (entry) => Object.assign(entry, { opening }))
    publish(project())
    expect(openingOf(project())).not.toMatch(/href|services|draft/)
    expect(openingOf(project())).toMatch(/them|x \| y/)
  })

  test("leaves out what requires an unfinished entry", () => {
    const { author } = project().read("blogs/1-perfect-assignment-tips.json")
    project().change(`authors/${author}.json`, (entry) => {
      entry.name = "???"
    })
    const { report } = publish(project())
    expect(existsSync(path.join(project().root, "published/blogs/1-perfect-assignment-tips.json"))).toBe(false)
    expect(report).toContain("data/blogs/1-perfect-assignment-tips.json (needs an unpublished entry)")
  })

  test("is nothing if a required file contains ???", () => {
    project().change("site.json", (entry) => {
      entry.tagline = "Essays ???"
    })
    project().change("pages/home.json", (entry) => {
      entry.subheading = "???"
    })
    expect(publish(project()).issues).toEqual([
      expect.objectContaining({
        file: "data/pages/home.json",
        field: "subheading",
        remedy: "Replace ??? with the text.",
      }),
      expect.objectContaining({ file: "data/site.json", field: "tagline", position: expect.anything() }),
    ])
  })

  test("of a hundred drafts names the first, and the number of the others", () => {
    const entry = JSON.parse(readFileSync(project().path(file), "utf8"))
    for (let number = 100; number < 200; number++)
      project().write(`services/draft-${number}.json`, { ...entry, slug: `draft-${number}`, draft: true })
    const { report, unpublished } = publish(project())
    expect(unpublished.size).toBe(100)
    expect(report).toContain("data/services/draft-100.json (draft)")
    expect(report).not.toContain("draft-199")
    expect(report).toMatch(/ and \d+ more/)
    for (let number = 100; number < 200; number++) rmSync(project().path(`services/draft-${number}.json`))
  })

  test("contains an entry again once it is finished", () => {
    const menu = publishedText.bind(undefined, project(), "navigation.json")
    publish(project())
    const whole = menu()
    project().change(file, (entry) => void Object.assign(loose(entry), { draft: true }))
    publish(project())
    expect(menu()).not.toBe(whole)
    project().change(file, (entry) => void Object.assign(loose(entry), { draft: false }))
    publish(project())
    expect(menu()).toBe(whole)
    expect(publishedText(project(), file)).toContain('"draft": false')
  })

  test("contains an entry, and what refers to it, from its day on, without any edit", () => {
    project().change(file, (entry) => void Object.assign(loose(entry), { publishOn: "2027-01-31" }))
    project().change("services/mba-assignment.json", (entry) => {
      entry.opening = `Ask [our lawyers](/services/${slug}).`
    })
    expect([...publish(project(), "2027-01-30").unpublished]).toEqual([file])
    expect(openingOf(project())).toBe("<p>Ask our lawyers.</p>")
    const { unpublished, texts, report } = publish(project(), "2027-01-31")
    expect([unpublished.size, texts.size, report]).toEqual([0, 0, ""])
    for (const name of jsonFilesIn(project().root))
      expect(publishedText(project(), name)).toBe(readFileSync(project().path(name), "utf8"))
  })

  test("is nothing before the day of a required entry, and the issue names its field", () => {
    project().change(
      "policies/privacy-policy.json",
      (entry) => void Object.assign(loose(entry), { publishOn: "2027-01-31" }),
    )
    expect(publish(project(), "2027-01-30").issues).toEqual([
      expect.objectContaining({
        file: "data/policies/privacy-policy.json",
        field: "publishOn",
        position: expect.objectContaining({ column: expect.any(Number) }),
        remedy: 'Remove "publishOn".',
      }),
    ])
    expect(publish(project(), "2027-01-31").issues).toEqual([])
  })

  test.each([
    ["nothing", "gone.jpg"],
    ["itself", "link.jpg"],
  ])("omits a picture that is a symlink to %s", (_, target) => {
    symlinkSync(target, project().path("images/link.jpg"))
    expect(publish(project()).issues).toEqual([])
    expect(existsSync(path.join(project().root, "published/images/link.jpg"))).toBe(false)
  })

  test("is in folders that are linked to, too, but not again where a link leads back", () => {
    const images = project().path("images")
    renameSync(images, project().path("shared"))
    symlinkSync(project().path("shared"), images, "junction")
    symlinkSync(project().path(""), project().path("services/again"), "junction")
    expect(publish(project()).issues).toEqual([])
    const published = readdirSync(path.join(project().root, "published"), { recursive: true, encoding: "utf8" })
    expect(published.some((name) => /^images.*jpg$/.test(name))).toBe(true)
    expect(published.filter((name) => name.includes("again"))).toEqual([])
  })

  test("leaves out an entry whose ??? is written as JSON escapes", () => {
    const text = readFileSync(project().path(file), "utf8")
    writeFileSync(project().path(file), text.replace(/("heading": ")/, "$1\\u003f\\u003f\\u003f "))
    expect([...publish(project()).unpublished]).toEqual([file])
  })

  test("contains every file without the byte order mark that some editors write", () => {
    const marked = jsonFilesIn(project().root)
    for (const name of marked) {
      const place = project().path(name)
      writeFileSync(place, `\uFEFF${readFileSync(place, "utf8")}`)
    }
    expect(project().issues()).toEqual([])
    for (const drafts of [true, false]) {
      const target = path.join(project().root, `copy-${drafts}`)
      mkdirSync(target)
      mirrorFolder(project().path(""), target, publishedContent(project().root, drafts))
      for (const name of marked) expect(() => JSON.parse(readFileSync(path.join(target, name), "utf8"))).not.toThrow()
    }
  })
})

describeScratch("the preview", (project) => {
  test("shows unfinished entries", () => {
    project().change(file, (entry) => void Object.assign(loose(entry), { draft: true }))
    const { unpublished, report } = publishedContent(project().root, true)
    expect([unpublished.size, report]).toEqual([0, ""])
  })
})
