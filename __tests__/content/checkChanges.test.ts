/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { readFileSync, renameSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type CheckCache, checkChanges } from "../../src/content/checkChanges"
import { describeScratch } from "../support/describeScratch"
import { loose } from "../support/loose"
import { edit } from "../support/testSlips"

const service = "services/essay-help-services.json"
const other = "services/law-assignment.json"

describeScratch("data that were good before", (project) => {
  const check = (cache?: CheckCache) => checkChanges(project().root, cache)

  test("an issue in a changed file is found", () => {
    const { cache } = check()
    project().change(service, (entry) => {
      entry.related = ["law-assignmant"]
    })
    expect(check(cache).issues).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "related[0]",
        remedy: 'Write "law-assignment", or remove it here.',
      }),
    ])
  })

  test("a good change is stored", () => {
    const before = check().cache
    project().change(service, (entry) => {
      entry.summary = "Another sentence."
    })
    const { issues, cache } = check(before)
    expect(issues).toEqual([])
    expect(cache?.files[service]?.digest).not.toBe(before?.files[service]?.digest)
    expect(cache?.files[service]?.key).toEqual(before?.files[service]?.key)
  })

  test("a picture that is a symlink to itself is ignored if nothing refers to it", () => {
    symlinkSync("loop.jpg", project().path("images/loop.jpg"))
    expect(check().issues).toEqual([])
  })

  test("a deleted file is an issue of the files that refer to it", () => {
    const { cache } = check()
    project().remove(other)
    expect(check(cache).issues).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining("refers to a service that does not exist") }),
    )
  })

  test("a changed question is an issue of the files that link to it", () => {
    const ask = (question: string) =>
      edit("sections/faqs.json", ({ items: [first] }) => Object.assign(first, { question }))(project())
    ask("Why?")
    edit("navigation.json", ({ footer: [link] }) => Object.assign(link, { to: "/#faq-why" }))(project())
    const { issues, cache } = check()
    expect(issues).toEqual([])
    ask("How?")
    expect(check(cache).issues).toEqual([
      expect.objectContaining({ file: "data/navigation.json", field: "footer[0].to" }),
    ])
  })

  test("a page that becomes hidden is an issue of the menus that name it", () => {
    const { cache } = check()
    const [group] = project().read("navigation.json").groups
    const named = `services/${group?.services[0]}.json` as const
    project().change(named, (entry) => void Object.assign(loose(entry), { hidden: true }))
    const found = check(cache).issues
    expect(found).toContainEqual(
      expect.objectContaining({ file: "data/navigation.json", field: "groups[0].services[0]" }),
    )
    expect(found).toEqual(project().issues())
  })

  test("a menu that comes to name a hidden page is an issue", () => {
    const hide = (entry: object) => void Object.assign(loose(entry), { hidden: true })
    project().change("policies/terms-and-conditions.json", hide)
    const { issues, cache } = check()
    expect(issues).toEqual([])
    edit("navigation.json", ({ footer: [link] }) => Object.assign(link, { to: "/terms-and-conditions" }))(project())
    expect(check(cache).issues).toEqual([
      expect.objectContaining({ file: "data/navigation.json", field: "footer[0].to" }),
    ])
  })

  test("a changed slug is checked against all files", () => {
    const { cache } = check()
    project().change(other, (entry) => {
      entry.slug = "mba-assignment"
    })
    expect(check(cache).issues).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining("is already used by") }),
    )
  })

  describe("whatever is stored, the same issues are found as by a check of all files:", () => {
    const edits: [kind: string, edit: () => void][] = [
      [
        "a title that another page has",
        () =>
          project().change(service, (entry) => {
            entry.seo.title = project().read(other).seo.title
          }),
      ],
      [
        "a description that a page of another type has",
        () =>
          project().change(service, (entry) => {
            entry.seo.description = project().read("pages/plans.json").seo.description
          }),
      ],
      [
        "two files that take each other's title, and one of them twice",
        () => {
          const { title } = project().read(service).seo
          project().change(service, (entry) => {
            entry.seo.title = project().read(other).seo.title
          })
          for (const file of [other, "services/mba-assignment.json"] as const)
            project().change(file, (entry) => {
              entry.seo.title = title
            })
        },
      ],
      ["a file that is no JSON", () => project().write(service, "{")],
      ["a file in a place of its own", () => project().write("other/essay.json", {})],
      ["a name that nothing reads", () => project().write("services/essay.json.txt", {})],
      ["a reference to nothing", () => project().remove(other)],
      [
        "a file that is now a link out of data to the same text",
        () => {
          const outside = path.join(project().root, "outside.json")
          renameSync(project().path(service), outside)
          symlinkSync(outside, project().path(service))
        },
      ],
      ["a pipe", () => execFileSync("mkfifo", [project().path("images/pipe.jpg")])],
      ["a link to nothing", () => symlinkSync("nowhere.json", project().path("services/lost.json"))],
    ]

    test.each(edits)("%s", (_kind, change) => {
      const { cache } = check()
      change()
      const { issues, cache: next } = check(cache)
      expect(issues).toEqual(project().issues())
      expect(issues).not.toEqual([])
      expect(next).toBeUndefined()
    })

    test("a picture that has grown too large", () => {
      const { cache } = check()
      truncateSync(project().path("images/law.jpg"), 40_000_000)
      expect(check(cache).issues).toEqual(project().issues())
      expect(project().issues()).toHaveLength(1)
    })

    test("a file that is no longer a picture, though of the same size", () => {
      const { cache } = check()
      const image = project().path("images/law.jpg")
      writeFileSync(image, Buffer.alloc(statSync(image).size, "text"))
      expect(check(cache).issues).toEqual(project().issues())
      expect(project().issues()).toHaveLength(1)
    })

    test("a picture whose end is lost, though of the same size", () => {
      const { cache } = check()
      const image = project().path("images/law.jpg")
      writeFileSync(image, readFileSync(image).fill(0, 21))
      expect(check(cache).issues).toEqual(project().issues())
      expect(project().issues()).toHaveLength(1)
    })
  })

  test("titles that swap places are good", () => {
    const { cache } = check()
    const titles = [service, other].map((file) => project().read(file as typeof service).seo.title)
    for (const [file, title] of [
      [service, titles[1]],
      [other, titles[0]],
    ] as const)
      project().change(file, (entry) => {
        entry.seo.title = title ?? ""
      })
    expect(check(cache).issues).toEqual([])
  })

  test("a file with a byte order mark is good, and stored", () => {
    project().write(service, `\uFEFF${JSON.stringify(project().read(service))}`)
    expect(check().cache?.files[service]?.key).toEqual({ slug: "essay-help-services" })
  })

  test("an untouched file is not opened", () => {
    const { cache } = check()
    if (!cache) throw new Error("The data are good")
    const files = Object.fromEntries(
      Object.entries(cache.files).map(([file, seen]) => [file, { ...seen, digest: "old" }]),
    )
    const again = check({ ...cache, files }).cache
    expect(again?.files[service]?.digest).toBe("old")
    project().change(service, (entry) => {
      entry.summary = "Another sentence."
    })
    expect(check({ ...cache, files }).cache?.files[service]?.digest).not.toBe("old")
  })

  test("a file rewritten with the same content counts as good", () => {
    const rewrite = () => project().change(service, () => undefined)
    rewrite()
    const { cache } = check()
    rewrite()
    const { issues, cache: again } = check(cache)
    expect(issues).toEqual([])
    expect(again?.files[service]?.digest).toBe(cache?.files[service]?.digest)
  })
})
