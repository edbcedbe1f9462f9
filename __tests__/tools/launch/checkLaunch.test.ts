/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { mailProvider } from "../../../src/forms/mail/provider"
import type { Environment } from "../../../src/hosting/settings/Setting"
import { outboxDatabase } from "../../../src/server/database/outboxDatabase"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { purge } from "../../../src/server/outbox/removeEntries"
import { checkLaunch } from "../../../tools/launch/checkLaunch"
import { isPurged } from "../../../tools/launch/checkLeads"
import { isMadeUpAddress, isMadeUpNumber } from "../../../tools/launch/isMadeUp"
import sentences from "../../../tools/setup/partSentences.json"
import { describeScratch } from "../../support/describeScratch"
import type { ScratchProject } from "../../support/ScratchProject"
import { testEntries } from "../../support/testSite"
import { edit, set } from "../../support/testSlips"

const mailSettings = Object.keys(mailProvider.settings())

/** All settings of a build, for an owner with a mail service. */
const settings: Environment = {
  SITE_URL: "https://www.zebra.house",
  GATSBY_GEO_URL: "https://geo.zebra.house/",
  ...Object.fromEntries(mailSettings.map((name) => [name, "x"])),
}

/** The settings of a server that sends mail itself. */
const delivery: Environment = {
  SMTP_URL: "smtps://smtp.zebra.house",
  LEADS_FROM: "site@zebra.house",
  LEADS_TO: "ann@zebra.house",
  LEADS_PURGE: "on",
}

/** Changes an entry; `change` may write anything. */
type Change = (project: ScratchProject) => void

const contactPage = "pages/contact-us.json"
const mailMissing = `does not name ${mailProvider.name}, the service that receives what visitors write`
const still = "still has what the site was shipped with, which is made up:"

describeScratch("before the site goes live", (project) => {
  /** What is reported: the file, with a colon if the line is known, the field and the message. */
  const points = (environment = settings) =>
    checkLaunch(project().root, environment).map(
      ({ file, position, field, message }) => `${file}${position ? ":" : ""} ${field} ${message}`,
    )
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))

  /** Replaces everything made up in the small site by real values. */
  beforeEach(() => {
    cpSync("src/styles/tokens.css", path.join(project().root, "src/styles/tokens.css"))
    for (const { data } of testEntries) {
      const file = project().path(data.file.slice("data/".length))
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("https://www.example.com", "https://www.zebra.house"))
    }
    project().change("site.json", (site) => {
      const { contact } = site
      // Builds have the address from their environment.
      site.url = "https://www.example.com/"
      site.copyrightYear = new Date().getFullYear()
      Object.assign(contact, { phone: "+47 22 12 34 56", whatsapp: "+47 22 12 34 57" })
      Object.assign(contact, { email: "post@zebra.house", hrEmail: "jobs@zebra.house" })
    })
    project().set("policies/privacy-policy.json", { heading: `Privacy, with ${mailProvider.name}` })
    project().change("forms.json", (forms) => {
      forms.enquiry.offers = "separate"
    })
  })

  /** Changes two parts of a page's or policy's text. */
  const bodies =
    (file: typeof contactPage | "policies/privacy-policy.json", ...texts: string[]): Change =>
    (site) =>
      site.change(file, ({ sections }) => {
        for (const [at, body] of texts.entries()) Object.assign(sections?.[at] ?? {}, { body })
      })

  test.each<[string, Change, readonly (string | RegExp)[]]>([
    ["nothing that is real", () => {}, []],
    [
      "the name of the sample, wherever it is left",
      edit("site.json", (site) => {
        site.brand = "Quillhaven"
        site.socials[0].url = "https://www.facebook.com/quillhaven"
      }),
      ["brand", "socials[0].url"].map((field) => `data/site.json: ${field} contains the name of the sample`),
    ],
    [
      "a year of copyright that is over, and a colour that is hard to read",
      edit("site.json", (site) => {
        site.copyrightYear = 2025
        site.colours.shades = [{ name: "brand-action-hover", colour: "#ff9900" }]
      }),
      [
        "data/site.json: copyrightYear is over",
        /^data\/site\.json: colours\.shades\[0\] .*to --brand-action-hover \(#ff9900\)/,
      ],
    ],
    [
      "the mail service that the privacy policy does not name",
      set("policies/privacy-policy.json", { heading: "Privacy" }),
      [`data/policies/privacy-policy.json sections ${mailMissing}`],
    ],
    [
      "all made-up names of a text at once, not the word sample in a sentence",
      (site) => {
        edit("site.json", ({ offices }) => Object.assign(offices[0].places[0].lines, ["3 Example Marg, Kota"]))(site)
        bodies(
          "policies/privacy-policy.json",
          "Read a sample first. The controller is Zebra Sample Ltd, at Example Row.",
          "Read a sample first. For example, Zebra does.",
        )(site)
      },
      [
        "data/policies/privacy-policy.json: sections[0].body contains made-up names or numbers: Zebra Sample Ltd, Example Row",
        "data/site.json: offices[0].places[0].lines[0] contains made-up names or numbers: Example Marg",
      ],
    ],
    [
      "samples, made-up addresses and numbers",
      (site) => {
        edit("site.json", ({ contact }) =>
          Object.assign(contact, { phone: "+91 00000 00000", email: "hello@zebra.example" }),
        )(site)
        site.set("jobs/ACW.json", { sample: true })
      },
      [
        "data/jobs/ACW.json: sample this is a sample",
        "data/site.json: contact.phone is a made-up phone number",
        "data/site.json: contact.email is a made-up address",
      ],
    ],
    [
      "a model paper that was written for the site",
      (site) => site.write("samples/zebras.json", { slug: "zebras", sample: true }),
      ["data/samples/zebras.json: sample this is a sample"],
    ],
    [
      "text in square brackets, but no links, code and citations",
      (site) => {
        bodies(
          "policies/privacy-policy.json",
          "We keep it for [12 months], see [our plans](/plans).",
          "Write `[name]` to [1].",
        )(site)
        site.set("services/law-assignment.json", {
          opening: "*Donoghue v Stevenson* [1932] AC 562 [Lecture slides] [date unknown].",
          quote: "Ask [your name here].",
        })
      },
      [/sections\[0\]\.body still needs to be filled in: \[12 months\]$/, /quote still needs.*: \[your name here\]$/],
    ],
    [
      "no square brackets in the patterns of a citation style",
      (site) =>
        site.write("citations/zebra.json", {
          name: "Zebra",
          sources: [{ pattern: "Author. *Title* [Film]. Year.", inList: "OpenAI to [your name], 21 August 2025." }],
        }),
      [],
    ],
  ])("is reported: %s", (_, change, expected) => {
    change(project())
    expect(points()).toEqual(
      expected.map((point) => (typeof point === "string" ? point : expect.stringMatching(point))),
    )
  })

  test("the privacy policy must name the brief and the clicks on ads that an owner lets forms take", () => {
    edit("forms.json", ({ enquiry }) => Object.assign(enquiry, { brief: "text" }))(project())
    edit("site.json", ({ leads }) => Object.assign(leads, { context: "campaign" }))(project())
    expect(points()).toEqual([
      expect.stringContaining("sections does not say that the enquiry form takes a brief"),
      expect.stringContaining(
        "sections does not say that forms send the number by which an ad’s network knows a click",
      ),
    ])
    const table = "| Form | What it sends |\n| --- | --- |\n| Enquiry | Name and brief |"
    bodies("policies/privacy-policy.json", `${table}\n\nThe number of your click goes along.`)(project())
    expect(points()).toEqual([])
  })

  test("what measures must have its settings, and be named in the privacy policy", () => {
    const measured = (others = {}) => points({ ...settings, GATSBY_MEASURE: "plausible", ...others })
    expect(measured()).toEqual([expect.stringContaining("GATSBY_MEASURE_SITE is missing, and GATSBY_MEASURE needs it")])
    expect(measured({ GATSBY_MEASURE_SITE: "zebra.house" })).toEqual([
      expect.stringContaining("sections does not say that the site is measured by Plausible"),
    ])
    project().set("policies/privacy-policy.json", { lede: "{measuring}" })
    expect(measured({ GATSBY_MEASURE_SITE: "zebra.house" })).toEqual([])
  })

  test("the rule for phone numbers must accept those of the site's own countries", () => {
    project().set("countries/uk.json", { name: "Zebraland", language: "en-NO" })
    expect(points()).toEqual([
      "data/forms.json: rules.phone forms accept numbers of 10 digits only, and so refuse mobile numbers of Zebraland (8 digits)",
    ])
    edit("forms.json", ({ rules }) => Object.assign(rules, { phone: "international" }))(project())
    expect(points()).toEqual([])
  })

  test.each(["en-GB", "en-IE", "en-DE"])("pages in %s need a box of their own for consent to offers", (language) => {
    const offer = (offers: string) =>
      edit("forms.json", (forms) => {
        forms.rules.phone = "international"
        forms.enquiry.offers = offers
      })(project())
    project().set("countries/uk.json", { name: "Zebraland", language })
    offer("bundled")
    expect(points()).toEqual([
      expect.stringMatching(/^data\/forms\.json: enquiry\.offers one box covers the terms and offers.*Zebraland/),
    ])
    offer("separate")
    expect(points()).toEqual([])
  })

  test("a service that takes forms without scripts needs no other, right settings, and its name in the privacy policy", () => {
    const formed = (others: Environment) => points({ ...without(...mailSettings), GATSBY_FORMS: "service", ...others })
    expect(formed({})).toEqual([expect.stringContaining("is missing, and GATSBY_FORMS needs it")])
    for (const [name, others] of [
      ["formspree.io", { GATSBY_FORMS_URL: "https://formspree.io/f/abc" }],
      ["Netlify", { GATSBY_FORMS: "netlify" }],
    ] as const)
      expect(formed(others)).toEqual([
        expect.stringContaining(`does not name ${name}, the service that receives what visitors write`),
      ])
  })

  test("a byte order mark changes nothing", () => {
    const before = points(without("SITE_URL"))
    const file = project().path("site.json")
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8")}`)
    expect(points(without("SITE_URL"))).toEqual(before)
  })

  test("what is as shipped is reported by its value although nothing marks it as a sample, all of a kind at once", () => {
    edit("site.json", (site) => {
      Object.assign(site.claims, { assignments: "3.5M+", experts: "12", rating: "4.8" })
      Object.assign(site, { payment: { label: "Secure", cards: ["Visa", "Card A", "Card B"] } })
      for (const store of site.stores) store.note = "App Coming soon"
    })(project())
    expect(points()).toEqual([
      `data/site.json: claims.assignments ${still} "3.5M+"`,
      `data/site.json: claims.rating ${still} "4.8"`,
      `data/site.json: payment.cards[1] ${still} "Card A", "Card B"`,
      `data/site.json: stores[0].note ${still} "App Coming soon"`,
    ])
    const remedies = checkLaunch(project().root, settings).map(({ remedy }) => remedy)
    expect(remedies).toEqual(
      ["figures", "reviews", "cards", "stores"].map((part) => expect.stringContaining(`npm run remove -- ${part}`)),
    )
  })

  test.each([
    ["Ten", 9, true],
    ["12 +", 11, true],
    ["eleven", 11, false],
    ["Many", 1, false],
  ])("%s years of experience in a company of %i years: %p", (years, age, isReported) => {
    edit("site.json", ({ claims, company }) => {
      claims.years = years
      company.founded = new Date().getFullYear() - age
    })(project())
    expect(points().filter((point) => point.includes("claims more years"))).toHaveLength(isReported ? 1 : 0)
  })

  test("a shipped sentence that promises what was taken out is reported until it is changed, with links or without", () => {
    const [promise] = sentences.filter(({ file, parts }) => file === contactPage && parts?.includes("jobs"))
    const say = (text: string) => bodies(contactPage, text)(project())
    const text = String(promise?.text).trim()
    say(text)
    expect(points()).toEqual([])
    for (const file of ["jobs", "pages/career.json"]) rmSync(project().path(file), { recursive: true })
    const found = [`data/${contactPage}: sections[0].body promises what the site does without`]
    expect(points()).toEqual(found)
    say(`Hello. ${text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")}`)
    expect(points()).toEqual(found)
    say("Hello.")
    expect(points()).toEqual([])
  })

  test("the site's address is in the data or in the environment", () => {
    const { url } = project().read("site.json")
    const wrong = (address: string) => [
      expect.stringMatching(`^\\.env\\.production SITE_URL .*contain ${address}, which is not a public web address`),
    ]
    expect(points({ ...settings, SITE_URL: "https://zebra.example" })).toEqual(wrong("https://zebra.example"))
    expect(points(without("SITE_URL"))).toEqual(wrong(url))
    project().set("site.json", { url: "https://www.zebra.house" })
    expect(points(without("SITE_URL"))).toEqual([])
  })

  test("without a mail service, static hosts are an issue; a server that sends mail itself is enough", () => {
    const none = without(...mailSettings)
    expect(points(none)).toEqual([expect.stringMatching(/Hosts of plain files \(Netlify.*could not be sent/)])
    project().set("policies/privacy-policy.json", { heading: "Privacy" })
    expect(points({ ...none, ...delivery })).toEqual([])
    for (const name of mailSettings)
      expect(checkLaunch(project().root, without(name)).map(({ field }) => field)).toContain(name)
  })

  test("a server that only stores forms tells nobody, and deletes nothing", async () => {
    const outbox = path.join(project().root, "outbox")
    const stored = { ...without(...mailSettings), OUTBOX_DIR: outbox }
    const fields = (...how: [Environment, boolean?]) => checkLaunch(project().root, ...how).map(({ field }) => field)
    expect(fields(stored)).toEqual(["SMTP_URL", "LEADS_PURGE"])
    expect(fields({ ...stored, ...delivery, LEADS_FROM: "me" })).toEqual(["LEADS_FROM"])
    const database = await outboxDatabase({ folder: outbox })
    const purged = () => isPurged(project().root, stored)
    const purgeAt = (time: number) => purge(database, leadSettings({}), { months: 1 }, new Date(time))
    expect(await purged()).toBe(false)
    await purgeAt(Date.now() - 40 * 86_400_000)
    expect(await purged()).toBe(false)
    await purgeAt(Date.now())
    expect(await purged()).toBe(true)
    expect(fields(stored, true)).toEqual(["SMTP_URL"])
  })

  test("a setting is reported at its line, if there is one", () => {
    writeFileSync(path.join(project().root, ".env.example"), "# Settings\n\n#GATSBY_GEO_URL=https://ipwho.is/\n")
    expect(checkLaunch(project().root, without("GATSBY_GEO_URL"))).toEqual([
      expect.objectContaining({
        file: ".env.example",
        position: expect.objectContaining({ line: 3 }),
        field: "GATSBY_GEO_URL",
        message: expect.stringContaining("no geolocation service is set"),
      }),
    ])
  })
})

test.each([
  ["https://www.example.com/about", true],
  ["https://zebra.example", true],
  ["hello@zebra.example", true],
  ["https://zebra.house/example", false],
  ["hello@counterexample.com", false],
])("the address %s is made up: %s", (address, madeUp) => {
  expect(isMadeUpAddress(address)).toBe(madeUp)
})

test.each([
  ["+91 00000 00000", true],
  ["+44 7700 900123", true],
  ["+1 212 555 0142", true],
  ["+353 20 910 1234", true],
  ["+61 2 5550 1234", true],
  ["+61 491 570 156", true],
  ["+47 22 12 34 56", false],
])("the number %s is made up: %s", (number, madeUp) => {
  expect(isMadeUpNumber(number)).toBe(madeUp)
})
