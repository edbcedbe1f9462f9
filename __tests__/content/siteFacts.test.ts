/** @jest-environment node */
import { readFileSync } from "node:fs"
import { checkChanges } from "../../src/content/checkChanges"
import { publishedContent } from "../../src/content/publishedContent"
import { ways } from "../../src/measure/ways"
import { readCopy } from "../../tools/quality/readCopy"
import { describeScratch } from "../support/describeScratch"
import type { ScratchProject } from "../support/ScratchProject"

const service = "services/law-assignment.json"
const about = "pages/about-us.json"

const published = (project: ScratchProject, file: string, drafts = false) =>
  JSON.parse(publishedContent(project.root, drafts).texts.get(file) ?? readFileSync(project.path(file), "utf8"))

/** What the check says of one field, with all issues elsewhere. */
const issuesOf = (project: ScratchProject) =>
  project.issues().map(({ file, field, message, remedy }) => [file, field, message, remedy])

describeScratch("the facts of the site in texts", (project) => {
  const site = (change: (site: ReturnType<typeof read>) => void) => project().change("site.json", change)
  const read = () => project().read("site.json")

  test.each([false, true])("are filled in wherever they are named, in the preview as well (%s)", (drafts) => {
    site((entry) => {
      entry.brand = 'Zebra & Sons "Z"'
      entry.tagline = "{brand} helps."
      Object.assign(entry.company, { name: "Zebra Ltd", registration: "77", registeredIn: "Kenya", founded: 1999 })
      entry.company.address = "1 Zebra Road, Nairobi"
    })
    project().change(service, (entry) => {
      entry.seo.title = "{brand}: law"
      entry.opening = "**{brand}** is {company}, {registration} in {registeredIn}, {founded}, {address}."
    })
    expect(issuesOf(project())).toEqual([])
    const { seo, opening } = published(project(), service, drafts)
    expect(seo.title).toBe('Zebra & Sons "Z": law')
    expect(opening).toBe('**Zebra & Sons "Z"** is Zebra Ltd, 77 in Kenya, 1999, 1 Zebra Road, Nairobi.')
    expect(published(project(), "site.json", drafts).tagline).toBe('Zebra & Sons "Z" helps.')
  })

  test.each([...Object.keys(ways), "none"])("say in the privacy policy what is measured if that is %s", (way) => {
    const policy = "policies/privacy-policy.json"
    site((entry) => {
      for (const name of Object.keys(entry.measuring)) Object.assign(entry.measuring, { [name]: `It is ${name}.` })
    })
    project().change(policy, ({ sections = [] }) => {
      Object.assign(sections[0] ?? {}, { body: "{measuring}" })
    })
    if (way !== "none") process.env.GATSBY_MEASURE = way
    const { body } = published(project(), policy).sections[0]
    delete process.env.GATSBY_MEASURE
    expect(body).toBe(`It is ${way}.`)
  })

  test("are told from names that every object in JavaScript has", () => {
    const names = ["toString", "constructor", "valueOf", "__proto__", "hasOwnProperty"].map((name) => `{${name}}`)
    project().change(about, (entry) => Object.assign(entry.seo, { description: `{brand}: ${names.join(" ")}` }))
    expect(published(project(), about).seo.description).toBe(`${read().brand}: ${names.join(" ")}`)
  })

  test("are filled in where a reference to a draft was removed", () => {
    project().change("services/mba-assignment.json", (entry) => Object.assign(entry, { draft: true }))
    project().change(service, (entry) => {
      entry.opening = "Ask {brand} or [them](/services/mba-assignment)."
    })
    expect(published(project(), service).opening).toBe(`Ask ${read().brand} or [them](draft:/services/mba-assignment).`)
  })

  test("are left alone in code and formulas, as are other names", () => {
    const opening = 'Write `f"{brand}"` or $\\text{brand}$ or $x_{company}$, {name}.\n\n```python\nf"{brand}"\n```'
    project().change(service, (entry) => Object.assign(entry, { opening }))
    expect(published(project(), service).opening).toBe(opening)
  })

  test("are measured by the check as pages show them", () => {
    site((entry) => {
      entry.brand = "A brand of thirty-two characters"
    })
    project().change(service, (entry) => {
      entry.seo.title = "{brand} and forty more characters than that"
    })
    expect(issuesOf(project())).toEqual([
      [`data/${service}`, "seo.title", "is over the limit of 60", "Shorten it by 8 characters."],
    ])
  })

  test("are what the checks of the copy read", () => {
    project().change(service, (entry) => {
      entry.quote = "{brand} helps."
    })
    const page = readCopy(project().root).find(({ file }) => file === `data/${service}`)
    expect(page?.passages.find(({ path }) => path[0] === "quote")?.source).toBe(`${read().brand} helps.`)
  })

  test("may not be written out in copy: the brand and the company's name", () => {
    site((entry) => {
      entry.brand = "Zebra"
      entry.company.name = "Zebra Example Ltd"
      entry.contact.email = "zebra@Zebra.invalid"
    })
    project().change(service, (entry) => {
      entry.quote = "Zebra’s experts, not Zebrafish."
      entry.seo.title = "Law at Zebra"
    })
    project().change(about, ({ sections = [] }) => {
      Object.assign(sections[0] ?? {}, { body: "We are Zebra Example Ltd." })
    })
    const unlessWords = ' If all texts may use these words, set "brandIsWord" in data/site.json.'
    const brand = ["contains the name Zebra, which data/site.json may change", `Write {brand} for it.${unlessWords}`]
    expect(issuesOf(project())).toEqual([
      [
        `data/${about}`,
        "sections[0].body",
        "contains the name Zebra Example Ltd, which data/site.json may change",
        "Write {company} for it.",
      ],
      [`data/${service}`, "seo.title", ...brand],
      [`data/${service}`, "quote", ...brand],
    ])
    site((entry) => {
      entry.brandIsWord = true
    })
    expect(issuesOf(project()).map(([file]) => file)).toEqual([`data/${about}`])
  })

  test.each(["brnad", "Brand", "compny"])("are suggested for {%s}, which would be shown as it is", (name) => {
    const meant = name.startsWith("c") ? "company" : "brand"
    project().change(service, (entry) => {
      entry.quote = `{${name}} helps.`
    })
    const message = `contains {${name}}, which stands for nothing; did you mean {${meant}}?`
    expect(issuesOf(project())).toEqual([[`data/${service}`, "quote", message, `Write {${meant}}.`]])
  })

  test("are not looked for in texts while they are unwritten", () => {
    project().change(service, (entry) => {
      entry.quote = "???"
    })
    site((entry) => {
      entry.brand = "???"
      entry.company.name = "???"
    })
    expect(issuesOf(project())).toEqual([])
  })

  test("fit into the site's own labels even if the brand is long", () => {
    site((entry) => {
      entry.brand = "The Northern Academic Writing House Ltd."
      for (const social of entry.socials ?? []) social.label = "{brand} on Instagram"
    })
    project().change("navigation.json", (entry) => {
      entry.footerTitle = "{brand}"
    })
    expect(issuesOf(project())).toEqual([])
  })

  test("are checked in all files after a change of the brand, although the files have not changed", () => {
    project().change(service, (entry) => {
      entry.quote = "Ask Zebra."
    })
    const { cache } = checkChanges(project().root)
    site((entry) => {
      entry.brand = "Zebra"
    })
    expect(checkChanges(project().root, cache).issues).toEqual(project().issues())
    expect(project().issues()).toHaveLength(1)
  })

  test("are named if they are empty", () => {
    site((entry) => {
      entry.brand = ""
    })
    expect(issuesOf(project())).toEqual([["data/site.json", "brand", "is empty", "Write something here."]])
  })

  test("have no characters that mean something in Markdown", () => {
    site((entry) => {
      entry.brand = "*Zebra*"
    })
    expect(issuesOf(project())).toEqual([
      [
        "data/site.json",
        "brand",
        "does not have the form that this field requires",
        "Write words without * _ ` $ < > [ ] { } | or \\.",
      ],
    ])
  })
})
