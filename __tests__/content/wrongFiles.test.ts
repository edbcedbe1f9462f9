/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { requiredEntriesOf } from "../../src/content/checkFiles"
import { describeScratch } from "../support/describeScratch"
import { type Slip, set, testSlips } from "../support/testSlips"

const service = "services/essay-help-services.json"
const post = "blogs/1-perfect-assignment-tips.json"
const line = { line: expect.any(Number), column: expect.any(Number) }
const unlike = "does not match the file name"

/** The slip of a file that is gone. */
const missing = (file: string, name: string): Slip => [
  `${file}, which is required, is missing: links to it are not reported`,
  (site) => site.remove(file),
  {
    file: `data/${file}`,
    field: "",
    message: "is missing",
    remedy: `Put back the file with the content of '${name}'.`,
  },
]

testSlips("a file that is at odds with the others", [
  [
    "two services with one slug",
    (site) => site.copy(service, "services/second.json", {}),
    {
      file: "data/services/second.json",
      field: "slug",
      message: unlike,
      found: '"essay-help-services"',
      remedy: `Give this entry a different slug, or delete this file: that slug belongs to data/${service}.`,
    },
    {
      file: "data/services/second.json",
      field: "slug",
      message: `is already used by data/${service}`,
      found: '"essay-help-services"',
      remedy: "Give one of the two a different slug.",
    },
  ],
  [
    "a service whose address belongs to a page without a data file",
    (site) => site.copy(service, "services/unknown.json", { slug: "unknown" }),
    {
      file: "data/services/unknown.json",
      field: "slug",
      message: "is already used by the page that answers unknown services",
    },
  ],
  [
    "a folder named like a file hides no issues",
    (site) => {
      mkdirSync(site.path("services/folder.json"))
      site.write("services/folder.json/essay.json", "{}")
    },
    {
      file: "data/services/folder.json",
      field: "",
      message: "is a folder with the name of a file, so the site would ignore it",
      remedy: "Delete it if it is empty. Otherwise move what is in it, or unpack it.",
    },
    {
      file: "data/services/folder.json/essay.json",
      message: "belongs to no content type, so the site would ignore it",
    },
  ],
  [
    "two posts with one number",
    (site) => site.copy(post, "blogs/1-zebra.json", { slug: "zebra" }),
    {
      file: "data/blogs/1-zebra.json",
      field: "number",
      message: `is already used by data/${post}`,
      found: "1",
      remedy: "Give one of the two a different number.",
    },
  ],
  [
    "two pages with one title or description in search results",
    (site) => site.copy(service, "services/zebra.json", { slug: "zebra", seo: site.read("jobs/ACW.json").seo }),
    {
      file: "data/services/zebra.json",
      field: "seo.title",
      message: "is already used by data/jobs/ACW.json",
      remedy: "Give one of the two a different title.",
    },
    { field: "seo.description", remedy: "Give one of the two a different description." },
  ],
  [
    "two openings in one place of the list",
    (site) => site.copy("jobs/ME.json", "jobs/ME.json", { position: site.read("jobs/ACW.json").position }),
    {
      file: "data/jobs/ME.json",
      field: "position",
      message: "is already used by data/jobs/ACW.json",
      remedy: "Give one of the two a different position.",
    },
  ],
  [
    "two countries with one language and region, of which search engines would take one",
    (site) => site.copy("countries/uk.json", "countries/zebraland.json", { slug: "zebraland", position: 999 }),
    {
      file: "data/countries/zebraland.json",
      position: line,
      field: "language",
      message: "is already used by data/countries/uk.json",
      found: '"en-GB"',
      remedy: "Give one of the two a different language.",
    },
  ],
  [
    "two content types with one address",
    (site) =>
      site.copy("countries/uk.json", "countries/plans.json", { slug: "plans", language: "en-AQ", position: 999 }),
    { file: "data/pages/plans.json", message: "is already used by data/countries/plans.json" },
  ],
  [
    "a file name that does not fit",
    (site) => site.copy(post, "blogs/77-other-name.json", { number: 77, slug: "zebra" }),
    {
      file: "data/blogs/77-other-name.json",
      message: unlike,
      remedy: "Rename the file to data/blogs/77-zebra.json, or correct the slug.",
    },
  ],
  [
    "a post's number that does not fit the name of its file",
    set(post, { number: 77 }),
    {
      file: `data/${post}`,
      field: "number",
      message: unlike,
      found: "77",
      remedy: `Rename the file to data/${post.replace("1-", "77-")}, or correct the number.`,
    },
  ],
  [
    "an invalid slug, which is not compared with the file name",
    set("jobs/ACW.json", { slug: "acw" }),
    { file: "data/jobs/ACW.json", field: "slug", remedy: "Write two to six capital letters." },
  ],
  [
    "a slug mistyped in its own entry is one issue: what refers to the entry has none",
    set("services/law-assignment.json", { slug: "law-asignment" }),
    {
      file: "data/services/law-assignment.json",
      message: unlike,
      remedy: "Rename the file to data/services/law-asignment.json, or correct the slug.",
    },
  ],
  [
    "a slug with capitals or spaces",
    (site) => site.copy(service, "services/Law Help.json", { slug: "Law Help" }),
    {
      field: "slug",
      message: "does not have the form that this field requires",
      remedy: "Write lower-case letters, digits and + only, with hyphens (-) between words.",
    },
  ],
  [
    "a folder that belongs to no content type, with the place that was meant",
    (site) => site.write("servces/law.json", {}),
    {
      file: "data/servces/law.json",
      field: "",
      message: "belongs to no content type, so the site would ignore it",
      allowed: expect.stringContaining("services/, countries/, blogs/"),
      remedy: "Move it to data/services/.",
    },
  ],
  [
    "a folder within a folder",
    (site) => site.write("services/law/law.json", {}),
    { file: "data/services/law/law.json", field: "" },
  ],
  missing("greetings.json", "greetings"),
  ...["home", "about-us", "career", "not-found"].map((page) => missing(`pages/${page}.json`, page)),
  missing("policies/privacy-policy.json", "privacy-policy"),
])

describeScratch("a file that is at odds with the others, among other issues:", (project) => {
  const issuesWith = (part: object) => expect.arrayContaining([expect.objectContaining(part)])

  test("a file larger than a megabyte", () => {
    const entry = project().read(service)
    writeFileSync(project().path(service), JSON.stringify({ ...entry, quote: "[".repeat(1_000_000) }))
    expect(project().issues()).toContainEqual(
      expect.objectContaining({
        file: `data/${service}`,
        message: "the file is larger than a megabyte",
        found: "1.0 MB",
      }),
    )
  })

  test.each([
    ["list", "[1", ",\n1", "]", 30_001, "more than 30000 items and fields are in this file"],
    ["group", '{"a": 1', ',\n"a": 1', "}", 201, "more than 200 fields are in this group"],
  ])("a file with an endless %s", (_, start, item, end, line, message) => {
    project().write(service, start + item.repeat(40_000) + end)
    expect(project().issues()).toEqual(
      issuesWith({
        file: `data/${service}`,
        position: { line, column: expect.any(Number) },
        message,
        remedy: "Copy another file of this type and change it, or divide this one into several entries.",
      }),
    )
  })

  const notFile = (kind: string) => ({
    field: "",
    message: `is a ${kind}, not a file, and reading one may never end`,
    remedy: "Delete it, or put a file in its place.",
  })

  test.each([service, "site.json", "images/law.jpg", "images/new.png", "notes"])(
    "a pipe, which has no end: %s",
    (name) => {
      rmSync(project().path(name), { force: true })
      execFileSync("mkfifo", [project().path(name)])
      const file = `data/${name}`
      expect(
        project()
          .issues()
          .filter((issue) => issue.file === file),
      ).toEqual([{ file, ...notFile("pipe") }])
    },
  )

  test("a socket", async () => {
    const server = createServer().listen(project().path("socket"))
    await once(server, "listening")
    const issues = project().issues()
    server.close()
    expect(issues).toEqual([{ file: "data/socket", ...notFile("socket") }])
  })

  test.each([
    ["a file", "outside.json", service],
    ["a device, which has no end", "/dev/zero", service],
    ["a picture", "outside.jpg", "images/law.jpg"],
    ["the folder of the whole machine", "/", "services/all"],
  ])("a link out of data to %s", (_, target, link) => {
    for (const name of ["outside.json", "outside.jpg"]) writeFileSync(path.join(project().root, name), "{}")
    rmSync(project().path(link), { force: true })
    symlinkSync(path.resolve(project().root, target), project().path(link))
    expect(
      project()
        .issues()
        .filter(({ file }) => file.startsWith(`data/${link}`)),
    ).toEqual([
      {
        file: `data/${link}`,
        field: "",
        message: "is a link that leads out of data, so another computer would not have what it leads to",
        remedy: "Delete the link, and put what it leads to here.",
      },
    ])
  })

  test("a slug whose file exists but cannot be read", () => {
    project().copy(service, "services/second.json", {})
    project().write(service, "{")
    const remedy = `Give this entry a different slug, or delete this file: that slug belongs to data/${service}.`
    expect(project().issues()).toEqual(issuesWith({ file: "data/services/second.json", remedy }))
  })

  test("a symlink to a missing file, and one to a folder", () => {
    symlinkSync("/gone", project().path("services/lost.json"))
    symlinkSync(project().path("services"), project().path("services/folder.json"), "junction")
    const unread = project()
      .issues()
      .filter(({ message }) => message === "the file cannot be read")
    expect(unread.map(({ file, found }) => [file, found])).toEqual([
      ["data/services/folder.json", "EISDIR"],
      ["data/services/lost.json", "ENOENT"],
    ])
  })

  test("a post's number that does not fit the name of its file, and is another post's", () => {
    project().copy(post, post, { number: 2 })
    const other = "data/blogs/2-controversial-topics.json"
    expect(
      project()
        .issues()
        .filter(({ message }) => message === unlike),
    ).toEqual([
      expect.objectContaining({
        file: `data/${post}`,
        field: "number",
        found: "2",
        remedy: `Give this entry a different number, or delete this file: that number belongs to ${other}.`,
      }),
    ])
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

test("every page that another component than its own queries by name is required on a site with services", () => {
  const files = ["src/pages", "src/templates"].flatMap((folder) =>
    readdirSync(folder).map((name) => ({ name, source: readFileSync(`${folder}/${name}`, "utf8") })),
  )
  const asked = files.flatMap(({ name, source }) =>
    Array.from(source.matchAll(/page\(slug: \{ eq: "([^"]+)"/g), ([, slug = ""]) => slug).filter(
      (slug) => name !== `${slug}.tsx`,
    ),
  )
  const required = requiredEntriesOf(["services/law-assignment.json"]).flatMap(({ type, key }) =>
    type.name === "page" ? key.slug : [],
  )
  expect(required).toEqual(expect.arrayContaining(asked))
})

describeScratch("the page of a list", (project) => {
  test("is not required once nothing is listed, as the plans are not", () => {
    for (const file of [
      "jobs/ACW.json",
      "jobs/ME.json",
      "pages/career.json",
      "pages/plans.json",
      "sections/plans.json",
    ])
      project().remove(file)
    expect(
      project()
        .issues()
        .filter(({ message }) => message === "is missing"),
    ).toEqual([])
  })
})
