/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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
import { testEntries } from "../../support/testSite"

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

describeScratch("before the site goes live", (project) => {
  const points = (environment = settings) =>
    checkLaunch(project().root, environment).map(({ file, position, field, message }) => ({
      at: `${file}:${position?.line ?? "-"}`,
      field,
      message,
    }))
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))

  beforeEach(() => {
    cpSync("src/styles/tokens.css", path.join(project().root, "src/styles/tokens.css"))
  })

  /** Replaces everything made up in the small site by real values. */
  const settle = () => {
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
    project().change("policies/privacy-policy.json", (policy) => {
      policy.heading = `Privacy, with ${mailProvider.name}`
    })
    project().change("forms.json", (forms) => {
      forms.enquiry.offers = "separate"
    })
  }

  test("there are no issues once everything is real", () => {
    settle()
    expect(points()).toEqual([])
  })

  test("the privacy policy must name the brief and the clicks on ads that an owner lets forms take", () => {
    settle()
    project().change("forms.json", (forms) => {
      forms.enquiry.brief = "text"
    })
    project().change("site.json", ({ leads }) => {
      leads.context = "campaign"
    })
    const messages = () => points().map(({ field, message }) => [field, message.split(" (")[0]])
    expect(messages()).toEqual([
      ["sections", "does not say that the enquiry form takes a brief"],
      ["sections", "does not say that forms send the number by which an ad’s network knows a click"],
    ])
    project().change("policies/privacy-policy.json", ({ sections: [first] }) => {
      const table = "| Form | What it sends |\n| --- | --- |\n| Enquiry | Name and brief |"
      Object.assign(first ?? {}, { body: `${table}\n\nThe number of your click goes along.` })
    })
    expect(messages()).toEqual([])
  })

  test("what measures must have its settings, and be named in the privacy policy", () => {
    settle()
    const measured = (others = {}) =>
      points({ ...settings, GATSBY_MEASURE: "plausible", ...others }).map(({ field, message }) => `${field} ${message}`)
    const unnamed = "sections does not say that the site is measured by Plausible"
    expect(measured()).toEqual(["GATSBY_MEASURE_SITE is missing, and GATSBY_MEASURE needs it"])
    expect(measured({ GATSBY_MEASURE_SITE: "zebra.house" })).toEqual([unnamed])
    project().change("policies/privacy-policy.json", (policy) => {
      policy.lede = "{measuring}"
    })
    expect(measured({ GATSBY_MEASURE_SITE: "zebra.house" })).toEqual([])
  })

  test("the rule for phone numbers must accept those of the site's own countries", () => {
    settle()
    project().change("countries/uk.json", (country) => {
      Object.assign(country, { name: "Zebraland", language: "en-NO" })
    })
    const message = "forms accept numbers of 10 digits only, and so refuse mobile numbers of Zebraland (8 digits)"
    expect(points()).toEqual([{ at: expect.stringMatching(/^data\/forms\.json:\d+$/), field: "rules.phone", message }])
    project().change("forms.json", (forms) => {
      forms.rules.phone = "international"
    })
    expect(points()).toEqual([])
  })

  test("the name of the sample is reported wherever it is left", () => {
    settle()
    project().change("site.json", (site) => {
      site.brand = "Quillhaven"
      Object.assign(site.socials?.[0] ?? {}, { url: "https://www.facebook.com/quillhaven" })
    })
    const message = "contains the name of the sample"
    expect(points()).toEqual([
      { at: expect.stringMatching(/^data\/site\.json:\d+$/), field: "brand", message },
      { at: expect.stringMatching(/^data\/site\.json:\d+$/), field: "socials[0].url", message },
    ])
  })

  test("a year of copyright that is over is reported, and a colour that is hard to read", () => {
    settle()
    project().change("site.json", (site) => {
      site.copyrightYear = 2025
      site.colours.shades = [{ name: "brand-action-hover", colour: "#ff9900" }]
    })
    expect(points()).toEqual([
      { at: expect.stringMatching(/^data\/site\.json:\d+$/), field: "copyrightYear", message: "is over" },
      {
        at: expect.stringMatching(/^data\/site\.json:\d+$/),
        field: "colours.shades[0]",
        message: expect.stringContaining("to --brand-action-hover (#ff9900)"),
      },
    ])
  })

  test.each(["en-GB", "en-IE", "en-DE"])("pages in %s need a box of their own for consent to offers", (language) => {
    settle()
    project().change("forms.json", (forms) => {
      forms.rules.phone = "international"
      forms.enquiry.offers = "bundled"
    })
    project().change("countries/uk.json", (country) => {
      Object.assign(country, { name: "Zebraland", language })
    })
    const message = expect.stringMatching(/^one box covers the terms and offers.*Zebraland/)
    expect(points()).toEqual([
      { at: expect.stringMatching(/^data\/forms\.json:\d+$/), field: "enquiry.offers", message },
    ])
    project().change("forms.json", (forms) => {
      forms.enquiry.offers = "separate"
    })
    expect(points()).toEqual([])
  })

  test("the privacy policy names the mail service as soon as it is set", () => {
    settle()
    project().change("policies/privacy-policy.json", (policy) => {
      policy.heading = "Privacy"
    })
    const message = `does not name ${mailProvider.name}, the service that receives what visitors write`
    expect(points()).toEqual([{ at: "data/policies/privacy-policy.json:-", field: "sections", message }])
    expect(points({ ...without(...mailSettings), ...delivery })).toEqual([])
  })

  test("a service that takes forms without scripts needs no other, right settings, and its name in the privacy policy", () => {
    settle()
    const formed = (others: Environment) =>
      points({ ...without(...mailSettings), GATSBY_FORMS: "service", ...others }).map(({ message }) => message)
    expect(formed({})).toEqual(["is missing, and GATSBY_FORMS needs it"])
    expect(formed({ GATSBY_FORMS_URL: "https://formspree.io/f/abc" })).toEqual([
      "does not name formspree.io, the service that receives what visitors write",
    ])
    expect(formed({ GATSBY_FORMS: "netlify" })).toEqual([
      "does not name Netlify, the service that receives what visitors write",
    ])
  })

  test("a byte order mark changes nothing", () => {
    const { SITE_URL: _, ...environment } = settings
    const before = points(environment)
    const file = project().path("site.json")
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8")}`)
    expect(points(environment)).toEqual(before)
  })

  test("all made-up names of a text are reported at once, the word sample in a sentence is not", () => {
    settle()
    project().change("site.json", ({ offices }) => {
      Object.assign(offices?.[0]?.places[0]?.lines ?? [], ["3 Example Marg, Kota"])
    })
    project().change("policies/privacy-policy.json", ({ sections }) => {
      Object.assign(sections[0] ?? {}, {
        body: "Read a sample first. The controller is Zebra Sample Ltd, at Example Row.",
      })
      Object.assign(sections[1] ?? {}, { body: "Read a sample first. For example, Zebra does." })
    })
    expect(points().map(({ field, message }) => [field, message])).toEqual([
      ["sections[0].body", "contains made-up names or numbers: Zebra Sample Ltd, Example Row"],
      ["offices[0].places[0].lines[0]", "contains made-up names or numbers: Example Marg"],
    ])
  })

  test("what is as shipped is reported by its value although nothing marks it as a sample, all of a kind at once", () => {
    settle()
    project().change("site.json", (site) => {
      Object.assign(site.claims, { assignments: "3.5M+", experts: "12", rating: "4.8" })
      Object.assign(site, { payment: { label: "Secure", cards: ["Visa", "Card A", "Card B"] } })
      for (const store of site.stores ?? []) store.note = "App Coming soon"
    })
    const message = (values: string) => `still has what the site was shipped with, which is made up: ${values}`
    expect(points().map(({ field, message: words }) => [field, words])).toEqual([
      ["claims.assignments", message('"3.5M+"')],
      ["claims.rating", message('"4.8"')],
      ["payment.cards[1]", message('"Card A", "Card B"')],
      ["stores[0].note", message('"App Coming soon"')],
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
    settle()
    project().change("site.json", (site) => {
      site.claims.years = years
      site.company.founded = new Date().getFullYear() - age
    })
    const reported = points().filter(({ message }) => message.startsWith("claims more years"))
    expect(reported).toHaveLength(isReported ? 1 : 0)
  })

  test("a shipped sentence that promises what was taken out is reported until it is changed, with links or without", () => {
    settle()
    const [promise] = sentences.filter(({ file, parts }) => file === "pages/contact-us.json" && parts?.includes("jobs"))
    const say = (text: string) =>
      project().change("pages/contact-us.json", ({ sections }) => Object.assign(sections?.[0] ?? {}, { body: text }))
    const text = String(promise?.text).trim()
    say(text)
    expect(points()).toEqual([])
    for (const file of ["jobs", "pages/career.json"]) rmSync(project().path(file), { recursive: true })
    const at = expect.stringMatching(/^data\/pages\/contact-us\.json:\d+$/)
    const found = [{ at, field: "sections[0].body", message: "promises what the site does without" }]
    expect(points()).toEqual(found)
    say(`Hello. ${text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")}`)
    expect(points()).toEqual(found)
    say("Hello.")
    expect(points()).toEqual([])
  })

  test("samples, made-up addresses and numbers are reported with file, line and field", () => {
    settle()
    project().change("site.json", ({ contact }) => {
      contact.phone = "+91 00000 00000"
      contact.email = "hello@zebra.example"
    })
    project().change("jobs/ACW.json", (entry) => {
      entry.sample = true
    })
    expect(points()).toEqual([
      {
        at: expect.stringMatching(/^data\/jobs\/ACW\.json:\d+$/),
        field: "sample",
        message: "this is a sample",
      },
      {
        at: expect.stringMatching(/^data\/site\.json:\d+$/),
        field: "contact.phone",
        message: "is a made-up phone number",
      },
      {
        at: expect.stringMatching(/^data\/site\.json:\d+$/),
        field: "contact.email",
        message: "is a made-up address",
      },
    ])
  })

  test("a model paper that was written for the site is a sample, too", () => {
    settle()
    mkdirSync(project().path("samples"), { recursive: true })
    writeFileSync(project().path("samples/zebras.json"), JSON.stringify({ slug: "zebras", sample: true }))
    expect(points()).toEqual([{ at: "data/samples/zebras.json:1", field: "sample", message: "this is a sample" }])
  })

  test("text in square brackets must be filled in; links, code and citations are not reported", () => {
    settle()
    project().change("policies/privacy-policy.json", ({ sections: [first, second] }) => {
      if (first) first.body = "We keep it for [12 months], see [our plans](/plans)."
      if (second) second.body = "Write `[name]` to [1]."
    })
    project().change("services/law-assignment.json", (entry) => {
      entry.opening = "*Donoghue v Stevenson* [1932] AC 562 [Lecture slides] [date unknown]."
      entry.quote = "Ask [your name here]."
    })
    expect(points().map(({ field, message }) => [field, message])).toEqual([
      ["sections[0].body", "still needs to be filled in: [12 months]"],
      ["quote", "still needs to be filled in: [your name here]"],
    ])
  })

  test("square brackets in the patterns of a citation style are not reported", () => {
    settle()
    project().write("citations/zebra.json", {
      name: "Zebra",
      sources: [{ pattern: "Author. *Title* [Film]. Year.", inList: "OpenAI to [your name], 21 August 2025." }],
    })
    expect(points()).toEqual([])
  })

  test("the site's address is in the data or in the environment", () => {
    settle()
    const message = (address: string) =>
      expect.stringContaining(`contain ${address}, which is not a public web address`)
    expect(points({ ...settings, SITE_URL: "https://zebra.example" })).toEqual([
      { at: ".env.production:-", field: "SITE_URL", message: message("https://zebra.example") },
    ])
    const { url } = project().read("site.json")
    expect(points(without("SITE_URL"))).toEqual([{ at: ".env.production:-", field: "SITE_URL", message: message(url) }])
    project().change("site.json", (site) => {
      site.url = "https://www.zebra.house"
    })
    expect(points(without("SITE_URL"))).toEqual([])
  })

  test("without a mail service, static hosts are an issue; a server that sends mail itself is enough", () => {
    settle()
    const none = without(...mailSettings)
    expect(points(none)).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/Hosts of plain files \(Netlify.*could not be sent/) }),
    ])
    expect(points({ ...none, ...delivery })).toEqual([])
    for (const field of mailSettings) expect(points(without(field))).toEqual([expect.objectContaining({ field })])
  })

  test("a server that only stores forms tells nobody, and deletes nothing", async () => {
    settle()
    const outbox = path.join(project().root, "outbox")
    const stored = { ...without(...mailSettings), OUTBOX_DIR: outbox }
    const fields = (environment: Environment) => points(environment).map(({ field }) => field)
    expect(fields(stored)).toEqual(["SMTP_URL", "LEADS_PURGE"])
    expect(fields({ ...stored, ...delivery, LEADS_FROM: "me" })).toEqual(["LEADS_FROM"])
    expect(await isPurged(project().root, stored)).toBe(false)
    const database = await outboxDatabase({ folder: outbox })
    const settings = leadSettings({})
    await purge(database, settings, { months: 1 }, new Date(Date.now() - 40 * 86_400_000))
    expect(await isPurged(project().root, stored)).toBe(false)
    await purge(database, settings, { months: 1 })
    expect(await isPurged(project().root, stored)).toBe(true)
    expect(checkLaunch(project().root, stored, true).map(({ field }) => field)).toEqual(["SMTP_URL"])
  })

  test("a setting is reported at its line, if there is one", () => {
    settle()
    writeFileSync(path.join(project().root, ".env.example"), "# Settings\n\n#GATSBY_GEO_URL=https://ipwho.is/\n")
    expect(points(without("GATSBY_GEO_URL"))).toEqual([
      {
        at: ".env.example:3",
        field: "GATSBY_GEO_URL",
        message: expect.stringContaining("no geolocation service is set"),
      },
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
