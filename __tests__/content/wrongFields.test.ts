/** @jest-environment node */
import { readdirSync, symlinkSync, writeFileSync } from "node:fs"
import { describeScratch } from "../support/describeScratch"
import { loose } from "../support/loose"

const service = "services/essay-help-services.json"

describeScratch("a field that is not as its type needs it", (project) => {
  test("an unknown key is reported with the name that was meant", () => {
    project().change(service, (entry) => {
      loose(entry).headding = entry.heading
      delete loose(entry).heading
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "heading", message: "is missing", remedy: 'Add "heading" here.' }),
      expect.objectContaining({
        file: `data/${service}`,
        field: "headding",
        message: 'there is no field with this name; did you mean "heading"?',
        found: expect.stringMatching(/^"/),
        allowed: expect.stringContaining("slug, name, group, heading"),
        remedy: 'Rename "headding" to "heading".',
      }),
    ])
  })

  test("an unknown key next to the one that was meant should be deleted", () => {
    project().change(service, (entry) => {
      loose(entry).headng = entry.heading
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "headng",
        message: 'there is no field with this name; did you mean "heading"?',
        remedy: 'Remove "headng": "heading" already exists.',
      }),
    ])
  })

  test("two questions that ask the same", () => {
    project().change(service, ({ faqs }) => {
      if (faqs[0] && faqs[1]) faqs[1].question = faqs[0].question.toUpperCase()
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        position: expect.objectContaining({ line: expect.any(Number) }),
        field: "faqs[1].question",
        message: expect.stringMatching(/^repeats faqs\[0\]\.question on line \d+$/),
        remedy: "Write something different, or delete one of the two.",
      }),
    ])
  })

  test("two parts of a page with the same title", () => {
    const post = "blogs/1-perfect-assignment-tips.json"
    project().change(post, ({ sections: [first, second] }) => {
      if (first && second) second.title = first.title.toUpperCase()
    })
    project().change(service, ({ included, approach }) => {
      approach.title = included.title
    })
    const message = expect.stringMatching(/^repeats .+\.title on line \d+$/)
    expect(project().issues()).toEqual([
      expect.objectContaining({ file: `data/${post}`, field: "sections[1].title", message }),
      expect.objectContaining({ file: `data/${service}`, field: "approach.title", message }),
    ])
  })

  test.each([
    [
      "in quotations without end",
      `${"> ".repeat(3000)}[x](/plans)`,
      "contains quotations or lists nested more than 20 levels deep",
    ],
    ["that cannot be seen", "\u200b\u00ad", "contains only invisible characters"],
  ])("a text %s", (_, words, message) => {
    project().change(service, (entry) => {
      entry.opening = words
    })
    expect(project().issues()).toContainEqual(expect.objectContaining({ field: "opening", message }))
  })

  test.each([
    ["the file of the home page", "index"],
    ["a folder of the site's own files", "static"],
  ])("an address that is that of %s", (name, slug) => {
    const country = project().read("countries/uk.json")
    const words = { title: "Help in Nowhere", description: "Help with papers in Nowhere." }
    project().write(`countries/${slug}.json`, { ...country, slug, seo: words })
    expect(project().issues()).toContainEqual(
      expect.objectContaining({ field: "slug", message: `is already used by ${name}` }),
    )
  })

  test("a redirect from an existing page, and a second one from the same address", () => {
    project().write("redirects.json", {
      items: [
        { from: "/old", to: "/contact-us" },
        { from: "/Old", to: "/contact-us" },
        { from: "/contact-us", to: "/contact-us" },
      ],
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "items[1].from", message: "is already redirected in items[0].from" }),
      expect.objectContaining({
        field: "items[2].from",
        message: expect.stringMatching(/^is the address of an existing page/),
      }),
    ])
  })

  test.each(["/#faqs", "/contact-us?service=law"])("a redirect to %s, to which hosts would append a query", (to) => {
    project().write("redirects.json", { items: [{ from: "/old", to }] })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "items[0].to",
        message: "does not have the form that this field requires",
        remedy: "Write a path on this site that starts with /, without ? or #.",
      }),
    ])
  })

  test.each([
    ["cut short", () => writeFileSync(project().path("images/spoilt.jpg"), "\xff\xd8\xff\xe0 half a pict", "latin1")],
    ["of a link to nothing", () => symlinkSync("gone.jpg", project().path("images/spoilt.jpg"))],
    ["of a link to itself", () => symlinkSync("spoilt.jpg", project().path("images/spoilt.jpg"))],
  ])("a picture %s", (_, spoil) => {
    spoil()
    const [picture = ""] = readdirSync(project().path("pictures"))
    project().change(`pictures/${picture}`, (entry) => {
      entry.file = "../images/spoilt.jpg"
    })
    expect(project().issues()).toEqual([expect.objectContaining({ file: `data/pictures/${picture}`, field: "file" })])
  })

  test("an unknown key that is near no other should be deleted", () => {
    project().change("site.json", ({ contact }) => {
      loose(contact).facsimile = "+91 00000 00000"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/site.json",
        field: "contact.facsimile",
        message: "there is no field with this name",
        allowed: "phone, whatsapp, whatsappText, email, hrEmail",
        remedy: 'Remove "facsimile", or use one of the names above.',
      }),
    ])
  })

  test.each(["id", "parent", "children", "internal", "fields"])(
    "the key '%s', which Gatsby reserves, is refused",
    (key) => {
      project().change(service, (entry) => {
        loose(entry)[key] = "x"
      })
      expect(project().issues()).toEqual([expect.objectContaining({ field: key })])
    },
  )

  test("a missing key is reported with the expected value", () => {
    project().change(service, ({ faqs }) => {
      if (faqs[1]) delete loose(faqs[1]).answer
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "faqs[1].answer",
        message: "is missing",
        allowed: expect.stringContaining("text in quotes, 1 to 900 characters (The answer, in two to five sentences"),
        remedy: 'Add "answer" here.',
      }),
    ])
  })

  test("a value of the wrong type is reported", () => {
    project().change("jobs/ACW.json", (job) => {
      loose(job).remote = "yes"
      loose(job).position = 1.5
      loose(job).countries = "IN"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "position", message: "must be a whole number", found: "1.5" }),
      expect.objectContaining({
        field: "remote",
        message: "must be true or false",
        found: '"yes"',
        remedy: "Write true or false here.",
      }),
      expect.objectContaining({ field: "countries", message: "must be a list in [ ]", found: '"IN"' }),
    ])
  })

  test("a text over its limit is reported with how much to cut", () => {
    project().change(service, (entry) => {
      entry.seo.title = "T".repeat(63)
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "seo.title",
        message: "is over the limit of 60",
        allowed: expect.stringContaining("1 to 60 characters"),
        remedy: "Shorten it by 3 characters.",
      }),
    ])
  })

  test("an empty text is reported once", () => {
    project().change(service, (entry) => {
      entry.name = ""
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "name", message: "is empty", remedy: "Write something here." }),
    ])
  })

  test("a list of the wrong length is reported", () => {
    project().change(service, (entry) => {
      entry.notes.length = 1
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "notes",
        message: "is below the minimum of 2",
        allowed: expect.stringContaining("2 to 4 items"),
        remedy: "Add items until there are 2.",
      }),
    ])
  })

  test("a bad e-mail address is reported", () => {
    project().change("site.json", ({ contact }) => {
      contact.email = "hello at quillhaven"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "contact.email",
        message: "is not an e-mail address",
        found: '"hello at quillhaven"',
        remedy: "Write it as name@domain.",
      }),
    ])
  })

  test.each(["2026-02-30", "20 November 2026", "2026-1-5"])("the bad date '%s' is reported", (day) => {
    project().change(service, (entry) => {
      entry.updated = day
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "updated",
        message: "is not a valid date",
        found: JSON.stringify(day),
        allowed: expect.stringContaining('for example "2026-01-31"'),
        remedy: "Write a date that exists, as YYYY-MM-DD.",
      }),
    ])
  })

  test("a name that is not on the list is reported with the nearest one", () => {
    project().change(service, (entry) => {
      loose(entry).group = "writting"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "group",
        message: 'is not one of the values allowed here; did you mean "writing"?',
        allowed: expect.stringContaining('one of "writing", "domains"'),
        remedy: 'Write "writing".',
      }),
    ])
  })

  test("an address on another site must be https", () => {
    project().change("site.json", ({ socials }) => {
      if (socials[0]) socials[0].url = "http://facebook.example/quillhaven"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "socials[0].url", message: "is not an https address" }),
    ])
  })

  test("a heading with an unpaired asterisk is reported", () => {
    project().change("jobs/ME.json", (job) => {
      job.heading = "Marketing *Executive"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({ field: "heading", message: "every * needs a second * after the words" }),
    ])
  })
})
