/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs"
import { edit, type Slip, set, testSlips } from "../support/testSlips"

const service = "services/essay-help-services.json"
const file = `data/${service}`
const post = "blogs/1-perfect-assignment-tips.json"
const line = expect.objectContaining({ line: expect.any(Number) })
const repeats = expect.stringMatching(/^repeats .+\.title on line \d+$/)
const containing = (text: string) => expect.stringContaining(text)

/** The slip of a redirect to an address with query or fragment, which hosts would extend by another. */
const redirect = (to: string): Slip => [
  `a redirect to ${to}, to which hosts would append a query`,
  set("redirects.json", { items: [{ from: "/old", to }] }),
  {
    field: "items[0].to",
    message: "does not have the form that this field requires",
    remedy: "Write a path on this site that starts with /, without ? or #.",
  },
]

/** The slip of redirects from these addresses. */
const redirectsFrom = (...from: string[]) =>
  set("redirects.json", { items: from.map((address) => ({ from: address, to: "/contact-us" })) })

/** The slip of a text that takes the page's own address. */
const taken = (slug: string, by: string): Slip => [
  `an address that is that of ${by}`,
  (site) => site.copy("countries/canada.json", `countries/${slug}.json`, { slug, language: "en-AQ", position: 99 }),
  { field: "slug", message: `is already used by ${by}` },
]

testSlips("a field that is not as its type needs it", [
  [
    "an unknown key is reported with the name that was meant",
    edit(service, (entry) => {
      entry.headding = entry.heading
      delete entry.heading
    }),
    { field: "heading", message: "is missing", remedy: 'Add "heading" here.' },
    {
      file,
      field: "headding",
      message: 'there is no field with this name; did you mean "heading"?',
      found: expect.stringMatching(/^"/),
      allowed: containing("slug, name, group, heading"),
      remedy: 'Rename "headding" to "heading".',
    },
  ],
  [
    "an unknown key next to the one that was meant should be deleted",
    set(service, { headng: "Essays" }),
    {
      field: "headng",
      message: 'there is no field with this name; did you mean "heading"?',
      remedy: 'Remove "headng": "heading" already exists.',
    },
  ],
  [
    "a language whose country people call otherwise is answered with its code",
    set("countries/uk.json", { language: "en-UK" }),
    { field: "language", message: 'names no country of today; did you mean "en-GB"?' },
  ],
  [
    "a code that no country has",
    set("jobs/ME.json", { countries: ["GB", "QQ"] }),
    { field: "countries[1]", message: "names no country of today" },
  ],
  [
    "a code of several countries",
    set("jobs/ME.json", { country: "EU" }),
    { field: "country", message: "names no country of today" },
  ],
  [
    "an opening that closes before it is published",
    set("jobs/ME.json", { datePosted: "2026-02-01", validThrough: "2026-01-31" }),
    { field: "validThrough", message: "is before the day on which the opening was published (datePosted)" },
  ],
  [
    "an unknown key that is near no other should be deleted",
    edit("site.json", ({ contact }) => Object.assign(contact, { facsimile: "+91 00000 00000" })),
    {
      file: "data/site.json",
      field: "contact.facsimile",
      message: "there is no field with this name",
      allowed: "phone, whatsapp, whatsappText, email, hrEmail",
      remedy: 'Remove "facsimile", or use one of the names above.',
    },
  ],
  ...["id", "parent", "children", "internal", "fields"].map(
    (key): Slip => [
      `the key '${key}', which Gatsby reserves, is refused`,
      set(service, { [key]: "x" }),
      { field: key },
    ],
  ),
  [
    "a missing key is reported with the expected value",
    edit(service, ({ faqs }) => delete faqs[1].answer),
    {
      file,
      field: "faqs[1].answer",
      message: "is missing",
      allowed: containing("text in quotes, 1 to 900 characters (The answer, in two to five sentences"),
      remedy: 'Add "answer" here.',
    },
  ],
  [
    "two questions that ask the same",
    edit(service, ({ faqs: [first, second] }) => Object.assign(second, { question: first.question.toUpperCase() })),
    {
      file,
      position: line,
      field: "faqs[1].question",
      message: expect.stringMatching(/^repeats faqs\[0\]\.question on line \d+$/),
      remedy: "Write something different, or delete one of the two.",
    },
  ],
  [
    "two parts of a post with the same title",
    edit(post, ({ sections: [first, second] }) => Object.assign(second, { title: first.title.toUpperCase() })),
    { file: `data/${post}`, field: "sections[1].title", message: repeats },
  ],
  [
    "two parts of a service with the same title",
    edit(service, ({ included, approach }) => Object.assign(approach, { title: included.title })),
    { file, field: "approach.title", message: repeats },
  ],
  [
    "an earlier anchor that another part has now",
    edit(service, ({ included, approach }) =>
      Object.assign(approach, { aliases: [`part-${included.title.toLowerCase().replaceAll(" ", "-")}`] }),
    ),
    { file, field: "approach.aliases[0]", message: repeats },
  ],
  [
    "an earlier anchor of two parts",
    edit(service, ({ approach, send }) => {
      approach.aliases = ["part-before"]
      send.aliases = ["part-before"]
    }),
    { file, field: "send.aliases[0]", message: expect.stringMatching(/^repeats approach\.aliases\[0\] on line \d+$/) },
  ],
  [
    "an earlier anchor with #",
    edit(service, ({ send }) => Object.assign(send, { aliases: ["#part-before"] })),
    { file, field: "send.aliases[0]", remedy: expect.stringContaining("part-") },
  ],
  [
    "a text in quotations without end",
    set(service, { opening: `${"> ".repeat(700)}[x](/plans)` }),
    { field: "opening", message: "contains quotations or lists nested more than 20 levels deep" },
  ],
  [
    "a text that cannot be seen",
    set(service, { opening: "\u200b\u00ad" }),
    { field: "opening", message: "contains only invisible characters" },
  ],
  taken("index", "the file of the home page"),
  taken("static", "a folder of the site's own files"),
  [
    "a redirect from an existing page, and a second one from the same address",
    set("redirects.json", {
      items: ["/old", "/Old", "/contact-us"].map((from) => ({ from, to: "/contact-us" })),
    }),
    { field: "items[1].from", message: "is already redirected in items[0].from" },
    { field: "items[2].from", message: expect.stringMatching(/^is the address of an existing page/) },
  ],
  [
    "no issue: redirects from addresses with accents, percent codes, spaces and other signs",
    redirectsFrom("/café", "/%C3%BCber-uns", "/my old page", "/my%20plan.php", "/100%25-(new)", "/old/"),
  ],
  ...["/blogs?id=3", "/old*", "/services/:old", "/plans#top", "/old-(?:a|b)", "/{old}"].map(
    (from): Slip => [
      `a redirect from ${from}, told once, with where to do it`,
      redirectsFrom(from, `${from}x`),
      ...[0, 1].map((place) => ({
        field: `items[${place}].from`,
        message: "does not have the form that this field requires",
        remedy: containing("redirect queries and patterns in the configuration of your host (docs/hosting.md)"),
      })),
    ],
  ),
  ...["/caf%E9", "/100%", "/a%0Ab", "/a%22b", "/a%3Fb"].map(
    (from): Slip => [
      `a redirect from ${from}, whose percent codes no host can look up`,
      redirectsFrom(from),
      {
        field: "items[0].from",
        message: "contains a percent code that is not that of a letter, digit or allowed sign",
      },
    ],
  ),
  [
    "a redirect from another spelling of a page's address, and two spellings of one address",
    redirectsFrom("/Plans/", "/caf%C3%A9", "/CAF\u00c9/", "/cafe\u0301"),
    { field: "items[0].from", message: containing("is the address of an existing page") },
    { field: "items[2].from", message: "is already redirected in items[1].from" },
    { field: "items[3].from", message: "is already redirected in items[1].from" },
  ],
  redirect("/#faqs"),
  redirect("/contact-us?service=law"),
  [
    "a picture cut short",
    (site) => {
      writeFileSync(site.path("images/cut.jpg"), readFileSync(site.path("images/law.jpg")).subarray(0, -2))
      set("pictures/law.json", { file: "../images/cut.jpg" })(site)
    },
    { file: "data/pictures/law.json", field: "file", message: "refers to an image file that is incomplete" },
  ],
  [
    "a value of the wrong type is reported",
    set("jobs/ACW.json", { remote: "yes", position: 1.5, countries: "IN" }),
    { field: "position", message: "must be a whole number", found: "1.5" },
    { field: "remote", message: "must be true or false", found: '"yes"', remedy: "Write true or false here." },
    { field: "countries", message: "must be a list in [ ]", found: '"IN"' },
  ],
  [
    "a place in one of several countries, of which none is named",
    edit("jobs/ACW.json", (job) => {
      Object.assign(job, { remote: false, countries: ["GB", "IN"] })
      delete job.country
    }),
    { field: "country", message: "is missing", remedy: 'Add "country" here.' },
  ],
  [
    "no issue: a place whose country is the only one, and a remote job in several countries",
    (site) => {
      for (const [slug, fields] of [
        ["ACW", { remote: false, countries: ["GB"] }],
        ["ME", { remote: true, countries: ["GB", "IN"] }],
      ] as const)
        edit(`jobs/${slug}.json`, (job) => {
          Object.assign(job, fields)
          delete job.country
        })(site)
    },
  ],
  [
    "a text over its limit is reported with how much to cut",
    edit(service, ({ seo }) => Object.assign(seo, { title: "T".repeat(63) })),
    {
      field: "seo.title",
      message: "is over the limit of 60",
      allowed: containing("1 to 60 characters"),
      remedy: "Shorten it by 3 characters.",
    },
  ],
  [
    "an empty text is reported once",
    set(service, { name: "" }),
    { field: "name", message: "is empty", remedy: "Write something here." },
  ],
  [
    "a list of the wrong length is reported",
    edit(service, ({ notes }) => notes.pop()),
    {
      field: "notes",
      message: "is below the minimum of 2",
      allowed: containing("2 to 4 items"),
      remedy: "Add items until there are 2.",
    },
  ],
  [
    "a bad e-mail address is reported",
    edit("site.json", ({ contact }) => Object.assign(contact, { email: "hello at quillhaven" })),
    {
      field: "contact.email",
      message: "is not an e-mail address",
      found: '"hello at quillhaven"',
      remedy: "Write it as name@domain.",
    },
  ],
  ...["2026-02-30", "20 November 2026", "2026-1-5"].map(
    (day): Slip => [
      `the bad date '${day}' is reported`,
      set(service, { updated: day }),
      {
        field: "updated",
        message: "is not a valid date",
        found: JSON.stringify(day),
        allowed: containing('for example "2026-01-31"'),
        remedy: "Write a date that exists, as YYYY-MM-DD.",
      },
    ],
  ),
  [
    "a bad day of publication is reported",
    set(service, { publishOn: "next week" }),
    { file: `data/${service}`, field: "publishOn", position: expect.anything(), message: "is not a valid date" },
  ],
  [
    "a name that is not on the list is reported with the nearest one",
    set(service, { group: "writting" }),
    {
      field: "group",
      message: 'is not one of the values allowed here; did you mean "writing"?',
      allowed: containing('one of "writing", "domains"'),
      remedy: 'Write "writing".',
    },
  ],
  [
    "an address on another site must be https",
    edit("site.json", ({ socials }) => Object.assign(socials[0], { url: "http://facebook.example/quillhaven" })),
    { field: "socials[0].url", message: "is not an https address" },
  ],
  [
    "a heading with an unpaired asterisk is reported",
    set("jobs/ME.json", { heading: "Marketing *Executive" }),
    { field: "heading", message: containing("every * needs a second * after the words; write an asterisk") },
  ],
  [
    "home with a kicker, which it would not show",
    set("pages/home.json", { kicker: "Welcome" }),
    { file: "data/pages/home.json", message: containing("must have no kicker") },
  ],
])
