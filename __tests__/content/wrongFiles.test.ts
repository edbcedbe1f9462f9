/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs"
import { requiredEntries } from "../../src/content/checkFiles"
import { describeScratch } from "../support/describeScratch"

const service = "services/essay-help-services.json"
const posts = ["blogs/1-perfect-assignment-tips.json", "blogs/2-controversial-topics.json"] as const

describeScratch("a file that is at odds with the others", (project) => {
  test("two services with one slug", () => {
    project().copy(service, "services/second.json", {})
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/services/second.json",
        field: "slug",
        message: "does not match the file name",
        found: '"essay-help-services"',
        remedy: `Give this entry a different slug, or delete this file: that slug belongs to data/${service}.`,
      }),
      expect.objectContaining({
        file: "data/services/second.json",
        field: "slug",
        message: `is already used by data/${service}`,
        found: '"essay-help-services"',
        remedy: "Give one of the two a different slug.",
      }),
    ])
  })

  test("a service whose address belongs to a page without a data file", () => {
    project().copy(service, "services/unknown.json", { slug: "unknown" })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/services/unknown.json",
        field: "slug",
        message: "is already used by the page that answers unknown services",
      }),
    ])
  })

  test("a folder named like a file hides no issues", () => {
    mkdirSync(project().path("services/folder.json"))
    project().write("services/folder.json/essay.json", "{}")
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/services/folder.json/essay.json",
        message: "belongs to no content type, so the site would ignore it",
      }),
    ])
  })

  test("two posts with one number", () => {
    project().copy(posts[0], "blogs/1-zebra.json", { slug: "zebra" })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/blogs/1-zebra.json",
        field: "number",
        message: `is already used by data/${posts[0]}`,
        found: "1",
        remedy: "Give one of the two a different number.",
      }),
    ])
  })

  test("two pages with one title or description in search results", () => {
    const { seo } = project().read("jobs/ACW.json")
    project().copy(service, "services/zebra.json", { slug: "zebra", seo })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/services/zebra.json",
        field: "seo.title",
        message: "is already used by data/jobs/ACW.json",
        remedy: "Give one of the two a different title.",
      }),
      expect.objectContaining({ field: "seo.description", remedy: "Give one of the two a different description." }),
    ])
  })

  test("two countries with one language and region, of which search engines would take one", () => {
    project().copy("countries/uk.json", "countries/zebraland.json", { slug: "zebraland" })
    expect(project().issues()).toEqual([
      {
        file: "data/countries/zebraland.json",
        position: { line: expect.any(Number), column: expect.any(Number) },
        field: "language",
        message: "is already used by data/countries/uk.json",
        found: '"en-GB"',
        remedy: "Give one of the two a different language.",
      },
    ])
  })

  test("two content types with one address", () => {
    project().copy("countries/uk.json", "countries/plans.json", { slug: "plans", language: "en-XX" })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/pages/plans.json",
        message: "is already used by data/countries/plans.json",
      }),
    ])
  })

  test("a file name that does not fit", () => {
    const file = "blogs/77-other-name.json"
    project().copy(posts[0], file, { number: 77, slug: "zebra" })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${file}`,
        message: "does not match the file name",
        remedy: "Rename the file to data/blogs/77-zebra.json, or correct the slug.",
      }),
    ])
  })

  test("a slug whose file exists but cannot be read", () => {
    project().copy(service, "services/second.json", {})
    project().write(service, "{")
    expect(project().issues()).toContainEqual(
      expect.objectContaining({
        file: "data/services/second.json",
        remedy: `Give this entry a different slug, or delete this file: that slug belongs to data/${service}.`,
      }),
    )
  })

  test("a symlink to a missing file, and one to a folder", () => {
    symlinkSync("/gone", project().path("services/lost.json"))
    symlinkSync(project().path("services"), project().path("services/folder.json"), "junction")
    expect(
      project()
        .issues()
        .filter(({ message }) => message === "the file cannot be read"),
    ).toEqual([
      expect.objectContaining({ file: "data/services/folder.json", found: "EISDIR" }),
      expect.objectContaining({ file: "data/services/lost.json", found: "ENOENT" }),
    ])
  })

  test("a post's number that does not fit the name of its file", () => {
    const file = posts[0]
    project().copy(file, file, { number: 77 })
    const complaints = project()
      .issues()
      .filter((issue) => issue.file === `data/${file}`)
    expect(complaints).toEqual([
      expect.objectContaining({
        field: "number",
        message: "does not match the file name",
        found: "77",
        remedy: `Rename the file to data/${file.replace("1-", "77-")}, or correct the number.`,
      }),
    ])
  })

  test("a post's number that does not fit the name of its file, and is another post's", () => {
    const file = posts[0]
    project().copy(file, file, { number: 2 })
    const complaints = project()
      .issues()
      .filter((issue) => issue.message === "does not match the file name")
    expect(complaints).toEqual([
      expect.objectContaining({
        file: `data/${file}`,
        field: "number",
        found: "2",
        remedy: `Give this entry a different number, or delete this file: that number belongs to data/${posts[1]}.`,
      }),
    ])
  })

  test("an invalid slug is not compared with the file name", () => {
    project().change("jobs/ACW.json", (job) => {
      job.slug = job.slug.toLowerCase()
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/jobs/ACW.json",
        field: "slug",
        remedy: "Write two to six capital letters.",
      }),
    ])
  })

  test("a slug mistyped in its own entry is one issue: what refers to the entry has none", () => {
    project().change("services/law-assignment.json", (entry) => {
      entry.slug = "law-asignment"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/services/law-assignment.json",
        message: "does not match the file name",
        remedy: "Rename the file to data/services/law-asignment.json, or correct the slug.",
      }),
    ])
  })

  test("a slug with capitals or spaces", () => {
    project().copy(service, "services/Law Help.json", { slug: "Law Help" })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "slug",
        message: "does not have the form that this field requires",
        remedy: "Write lower-case letters, digits and + only, with hyphens (-) between words.",
      }),
    ])
  })

  test("a folder that belongs to no content type, with the place that was meant", () => {
    project().write("servces/law.json", {})
    expect(project().issues()).toEqual([
      {
        file: "data/servces/law.json",
        field: "",
        message: "belongs to no content type, so the site would ignore it",
        allowed: expect.stringContaining("services/, countries/, blogs/"),
        remedy: "Move it to data/services/.",
      },
    ])
  })

  test("a folder within a folder", () => {
    project().write("services/law/law.json", {})
    expect(project().issues()).toEqual([expect.objectContaining({ file: "data/services/law/law.json", field: "" })])
  })

  test("a single file that is missing", () => {
    project().remove("greetings.json")
    expect(project().issues()).toEqual([
      {
        file: "data/greetings.json",
        field: "",
        message: "is missing",
        remedy: "Put back the file with the content of 'greetings'.",
      },
    ])
  })

  test.each([
    ["pages/home.json", "home"],
    ["pages/about-us.json", "about-us"],
    ["pages/plans.json", "plans"],
    ["pages/career.json", "career"],
    ["pages/not-found.json", "not-found"],
    ["policies/privacy-policy.json", "privacy-policy"],
  ])("%s, which is required, is missing: links to it are not reported", (file, name) => {
    project().remove(file)
    expect(project().issues()).toEqual([
      {
        file: `data/${file}`,
        field: "",
        message: "is missing",
        remedy: `Put back the file with the content of '${name}'.`,
      },
    ])
  })

  test("every page that src/pages queries by name is required", () => {
    const sources = readdirSync("src/pages").map((file) => readFileSync(`src/pages/${file}`, "utf8"))
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/page\(slug: \{ eq: "([^"]+)"/g)].map(([, slug]) => slug),
    )
    const required = requiredEntries.flatMap(({ type, key }) => (type.name === "page" ? key.slug : []))
    expect(required.toSorted()).toEqual(asked.toSorted())
  })

  test.each([".json.txt", ".JSON", ".jsonc", ".json5"].map((ending) => `services/law-assignment${ending}`))(
    "%s, which nothing would show",
    (file) => {
      renameSync(project().path("services/law-assignment.json"), project().path(file))
      expect(project().issues()[0]).toEqual({
        file: `data/${file}`,
        field: "",
        message: "does not end in .json, so the site would ignore it",
        remedy: "Rename it to data/services/law-assignment.json.",
      })
    },
  )
})
