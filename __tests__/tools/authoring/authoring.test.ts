/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { contentTypeNamed, contentTypes, isFolder } from "../../../src/content/contentTypes"
import { jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { nameKeyOf } from "../../../src/content/nameKeyOf"
import { addEntry } from "../../../tools/authoring/addEntry"
import { type Answers, answerOf } from "../../../tools/authoring/answers"
import { obstacleTo } from "../../../tools/authoring/obstacleTo"
import { renameEntry } from "../../../tools/authoring/renameEntry"
import { slugOf } from "../../../tools/authoring/slugOf"
import { applyChanges } from "../../../tools/changes"
import { describeScratch } from "../../support/describeScratch"
import { runBundled } from "../../support/runBundled"

const typeOf = (name: string) => {
  const type = contentTypeNamed(name)
  if (!type) throw new Error(`there is no type '${name}'`)
  return type
}

describeScratch("a new entry", (project) => {
  const add = (name: string, answers: Answers) => addEntry(project().root, typeOf(name), answers, "2026-11-22")

  const types = contentTypes.filter((type) => isFolder(type) && !obstacleTo(type))

  test.each(types.map((type) => [type.name, type] as const))(
    "of the type %s passes the check, with guidance in it",
    (name, type) => {
      const { location, schema } = type
      const slug = name === "job" ? "ZK" : "zebras"
      const answers = {
        slug,
        [nameKeyOf(jsonSchemaOf(type))]: "Seven zebras",
        ...("language" in schema.shape && { language: "en-AQ" }),
      }
      const file = add(name, answers)
      expect(file).toMatch(new RegExp(`^data/${location}(?:\\d+-)?${slug}\\.json$`))
      const value = JSON.parse(readFileSync(`${project().root}/${file}`, "utf8"))
      expect(value).toMatchObject({ ...answers, $schema: `../.schema/${name}.json` })
      // An author has no other text.
      if (name !== "author") expect(Object.values(value)).toContainEqual(expect.stringMatching(/^\?\?\? \w/))
      expect(project().issues()).toEqual([])
    },
  )

  test("with a broken reference is refused, and writes nothing", () => {
    const answers = { name: "Zoology", slug: "zoology", picture: "zebras" }
    expect(() => add("service", answers)).toThrow("refers to a picture that does not exist")
    expect(existsSync(project().path("services/zoology.json"))).toBe(false)
  })

  test("does not overwrite another", () => {
    const { name } = project().read("services/law-assignment.json")
    expect(() => add("service", { name: "Other", slug: "law-assignment" })).toThrow(
      "data/services/law-assignment.json already exists.",
    )
    expect(project().read("services/law-assignment.json").name).toBe(name)
  })
})

test.each([
  ["post", "number", "44", 44],
  ["job", "remote", "true", true],
  ["service", "publishOn", "2026-11-22", "2026-11-22"],
  ["country", "hidden", "true", true],
  ["post", "number", "many", Error('number cannot be "many"')],
  ["job", "remote", "perhaps", Error('remote cannot be "perhaps"')],
  ["service", "group", "zebras", Error('group cannot be "zebras": Invalid option: expected one of "writing"')],
  ["service", "slug", "../zebras", Error('slug cannot be "../zebras": lower-case letters, digits and +')],
  [
    "service",
    "faqs",
    "Why?",
    Error("no field 'faqs' with a single value. Its fields with a single value are: slug, name"),
  ],
])("of a new %s, the %s typed as %s is converted to the field's type, or refused", (name, key, words, value) => {
  const answer = () => answerOf(typeOf(name), key, words)
  if (value instanceof Error)
    expect(answer).toThrow(expect.objectContaining({ message: expect.stringContaining(value.message) }))
  else expect(answer()).toBe(value)
})

describeScratch("npm run new", (project) => {
  test.each([
    ["service", "--name", "services/zebras.json"],
    ["post", "--title", "blogs/4-zebras.json"],
  ])("writes the file of a %s", (type, flag, file) => {
    const { status, stdout, stderr } = runBundled(project().root, "new", type, flag, "Zebras")
    expect(stderr).toBe("")
    expect(stdout).toContain(`Created data/${file}.`)
    expect(status).toBe(0)
    const text = readFileSync(project().path(file), "utf8")
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
    expect(project().issues()).toEqual([])
  })

  test("lists what can be added, with file, page and list, and says why the rest cannot", () => {
    const { stdout, status } = runBundled(project().root, "new", "--help")
    expect(stdout).toMatch(/^post +data\/blogs\/<number>-<slug>\.json +\/blog\/<number> +\/blogs$/m)
    expect(stdout).toMatch(/^country +data\/countries\/<slug>\.json +\/<slug>$/m)
    expect(stdout).toMatch(/^A page also needs a file in src\/pages.*\nA picture begins with its file/m)
    expect(status).toBe(0)
  })

  test("requires good data to begin with, so that existing issues are not blamed on the new entry", () => {
    project().write("authors/tom-brandt.json", "{")
    const { status, stdout } = runBundled(project().root, "new", "service", "--name", "Zoology")
    expect(status).toBe(1)
    expect(stdout).toContain("The data have issues; fix them first.")
    expect(existsSync(project().path("services/zoology.json"))).toBe(false)
  })
})

interface Redirect {
  from: string
  to: string
}

describeScratch("another slug", (project) => {
  const rename = (name: string, before: string, after: string) =>
    applyChanges(project().root, renameEntry(project().root, typeOf(name), before, after).changes)
  const redirects = (): Redirect[] => JSON.parse(readFileSync(project().path("redirects.json"), "utf8")).items

  test("moves a service with its references and a redirect", () => {
    rename("service", "c++-assignment", "cpp-homework")
    expect(existsSync(project().path("services/c++-assignment.json"))).toBe(false)
    expect(project().read("services/cpp-homework.json").slug).toBe("cpp-homework")
    expect(redirects()).toContainEqual({ from: "/services/c++-assignment", to: "/services/cpp-homework" })
    const { groups } = project().read("navigation.json")
    expect(groups.flatMap(({ services }) => services)).toContain("cpp-homework")
    expect(project().issues()).toEqual([])
  })

  test("adds the site's first redirect", () => {
    project().write("redirects.json", "{}")
    rename("service", "law-assignment", "law-help")
    expect(redirects()).toEqual([{ from: "/services/law-assignment", to: "/services/law-help" }])
  })

  test("changes links in texts, plain and encoded", () => {
    project().set("services/law-assignment.json", {
      opening: "See [one](/services/c++-assignment#faqs) and [two](/services/c%2B%2B-assignment).",
    })
    rename("service", "c++-assignment", "cpp-homework")
    expect(project().read("services/law-assignment.json").opening).toBe(
      "See [one](/services/cpp-homework#faqs) and [two](/services/cpp-homework).",
    )
  })

  test("and back again makes no redirect loop", () => {
    const before = readFileSync(project().path("navigation.json"), "utf8")
    rename("service", "law-assignment", "law-help")
    rename("service", "law-help", "law-assignment")
    expect(redirects()).toContainEqual({ from: "/services/law-help", to: "/services/law-assignment" })
    expect(redirects().map(({ from }) => from)).not.toContain("/services/law-assignment")
    expect(readFileSync(project().path("navigation.json"), "utf8")).toBe(before)
  })

  test("changes a picture wherever it is mentioned", () => {
    rename("picture", "law", "scales")
    expect(project().read("services/law-assignment.json").picture).toBe("scales")
    expect(project().issues()).toEqual([])
  })

  test.each(["cspell.json", "__tests__/content/shipped/agreements.json"])("changes the file's name in %s", (list) => {
    const file = path.join(project().root, list)
    const naming = (name: string) => `["data/blogs/1-${name}.json", "data/blogs/11-${name}.json"]\n`
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, naming("perfect-assignment-tips"))
    rename("post", "perfect-assignment-tips", "tips")
    expect(readFileSync(file, "utf8")).toBe(
      naming("perfect-assignment-tips").replace("1-perfect-assignment-tips", "1-tips"),
    )
  })

  test("renames a post's file without a redirect, since its address is its number", () => {
    const before = redirects()
    rename("post", "perfect-assignment-tips", "tips")
    expect(project().read("blogs/1-tips.json").slug).toBe("tips")
    expect(redirects()).toEqual(before)
  })

  test.each([
    ["nothing", "law", "There is no service 'nothing'."],
    ["law-assignment", "mba-assignment", "There is already a service 'mba-assignment'."],
    ["law-assignment", "Law Help", "'Law Help' cannot be a slug: write lower-case letters"],
  ])("is refused for %s as %s", (before, after, message) => {
    expect(() => rename("service", before, after)).toThrow(message)
    expect(project().issues()).toEqual([])
  })

  test("leaves everything as it is if the data would have issues, as without a policy that must be there", () => {
    const before = readFileSync(project().path("policies/privacy-policy.json"), "utf8")
    expect(() => rename("policy", "privacy-policy", "privacy")).toThrow(/^Nothing was changed.*privacy-policy/s)
    expect(readFileSync(project().path("policies/privacy-policy.json"), "utf8")).toBe(before)
    expect(project().issues()).toEqual([])
  })
})

describeScratch("npm run rename", (project) => {
  test("renames, and lists the changed files", () => {
    const { status, stdout, stderr } = runBundled(project().root, "rename", "service", "law-assignment", "law-help")
    expect(stderr).toBe("")
    expect(stdout).toContain("data/services/law-assignment.json is now data/services/law-help.json.")
    expect(stdout).toContain("Changed: data/navigation.json")
    expect(status).toBe(0)
    expect(project().issues()).toEqual([])
  })
})

test.each([
  ["Zoology & Botany", false, "zoology-botany"],
  ["Écriture *créative*", false, "ecriture-creative"],
  ["C++", false, "c++"],
  ["Marketing Executive", true, "ME"],
  ["Editor", true, "EDITOR"],
])("the slug of '%s' is made from its letters", (name, initials, slug) => {
  expect(slugOf(name, initials)).toBe(slug)
})
