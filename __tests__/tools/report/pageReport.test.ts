/** @jest-environment node */
import { notFoundSlug, pagePath } from "../../../src/site/entryPaths"
import { readCopy } from "../../../tools/quality/readCopy"
import { type PageReport, pageReports } from "../../../tools/report/pageReport"
import { describeReport } from "./describeReport"

describeReport("the report on the content", (sources) => {
  const { project } = { project: () => sources().project }
  const reports = () => pageReports(readCopy(project().root))
  const reportOf = (address: string) => {
    const found = reports().find((one) => one.address === address)
    if (!found) throw new Error(`there is no report on ${address}`)
    return found
  }

  test("counts words, and the characters of title and description", () => {
    project().set("services/law-assignment.json", {
      seo: { title: "Law help", description: "Twelve chars" },
      quote: "One two three.",
      updated: "2026-02-03",
    })
    const before = reportOf("/services/law-assignment")
    expect(before).toMatchObject({ type: "service", title: 8, description: 12, updated: "2026-02-03", missing: [] })
    project().set("services/law-assignment.json", { quote: "One two three four five." })
    expect(reportOf("/services/law-assignment").words).toBe(before.words + 2)
  })

  test("leaves out the error page, to which none should link", () => {
    expect(reports().map(({ address }) => address)).not.toContain(pagePath({ slug: notFoundSlug }))
  })

  test("takes the words of home's sections, and the share of own words, from the last build", () => {
    const copy = readCopy(project().root)
    const [first, home] = ["data/services/law-assignment.json", "data/pages/home.json"].map((file) => {
      const page = copy.find((one) => one.file === file)
      if (!page) throw new Error(`there is no ${file}`)
      return { page, own: 75, shared: 25, links: [], hasForm: true }
    })
    const built = pageReports(copy, first && home ? [first, home] : [])
    expect(built.find(({ address }) => address === "/")?.words).toBe(75)
    expect(built.find(({ file }) => file === first?.page.file)?.ownShare).toBe(0.75)
  })

  test("measures reading ease", () => {
    const before = reportOf("/services/law-assignment").ease
    project().set("services/law-assignment.json", { opening: "You ask us. We help you. It is as easy as that." })
    expect(reportOf("/services/law-assignment").ease).toBeGreaterThan(before ?? 0)
  })

  test("counts the other files that refer or link to a page, once each", () => {
    const { links } = reportOf("/services/c++-assignment")
    project().set("authors/tom-brandt.json", { name: "See /services/c++-assignment" })
    expect(reportOf("/services/c++-assignment").links).toBe(links)
    project().change("countries/uk.json", (country) => {
      const [part] = country.sections
      if (part) part.body = "[One](/services/c%2B%2B-assignment), [two](/services/c++-assignment#faqs)."
    })
    project().set("services/c++-assignment.json", { opening: "[Myself](/services/c++-assignment)." })
    expect(reportOf("/services/c++-assignment").links).toBe(links + 1)
  })

  test("counts the links of built pages as they were built, those of lists included", () => {
    const copy = readCopy(project().root)
    const home = copy.find(({ file }) => file === "data/pages/home.json")
    if (!home) throw new Error("there is no home page")
    const links = ["/uk", "/uk", "/", "/services/law-assignment", "/none"]
    const reported = pageReports(copy, [{ page: home, own: 1, shared: 1, links, hasForm: true }])
    const linksTo = (all: readonly PageReport[], address: string) => all.find((one) => one.address === address)?.links
    expect(reported.find(({ address }) => address === "/")?.linksOut).toBe(2)
    expect(linksTo(reported, "/uk")).toBe((linksTo(reports(), "/uk") ?? 0) + 1)
  })

  test("lists the pages that fewer than three others link to, or that link to fewer", async () => {
    const isListed = async (address: string) => (await sources().report()).list("fewLinks")?.includes(address)
    const others = ["c++-assignment", "essay-help-services", "mba-assignment"]
    const relate = (related: string[]) => project().set("services/law-assignment.json", { related })
    project().set("services/law-assignment.json", { opening: "[Home](/)" })
    relate(others)
    expect(reportOf("/services/law-assignment").linksOut).toBe(4)
    expect(await isListed("/services/law-assignment")).toBe(false)
    relate(others.slice(0, 1))
    expect(reportOf("/services/law-assignment").linksOut).toBe(2)
    expect(await isListed("/services/law-assignment")).toBe(true)
  })

  test("lists what a page could have but lacks", () => {
    project().change("services/law-assignment.json", (entry) => {
      delete entry.topics
    })
    project().change("blogs/1-perfect-assignment-tips.json", (post) => {
      for (const part of post.sections) {
        delete part.picture
        delete part.caption
      }
    })
    expect(reportOf("/services/law-assignment").missing).toEqual(["topics"])
    expect(reportOf("/blog/1").missing).toEqual(["pictures in the text"])
  })

  test("puts the oldest page first in its list", async () => {
    project().set("countries/uk.json", { updated: "2020-01-01" })
    expect((await sources().report()).list("unchanged")?.[0]).toBe("/uk")
  })

  test("lists what is to come in order, with what would keep it back, and hidden pages", async () => {
    expect((await sources().report()).text).not.toContain("Hidden:")
    project().set("jobs/ME.json", { publishOn: "2027-01-31", validThrough: "2027-02-28" })
    project().set("countries/uk.json", { publishOn: "2027-02-14", draft: true, hidden: true })
    const lines = [
      "2027-01-31 /career/ME is published",
      "2027-02-14 /uk is published, but: draft",
      "2027-03-01 /career/ME closes",
    ]
    const { text, html } = await sources().report()
    expect(text).toContain(lines.map((line) => `  ${line}`).join("\n"))
    for (const line of [...lines, "/uk"]) expect(html).toContain(`<li>${line}</li>`)
  })

  test("has unpublished pages in its table, with what keeps them back, and in no list", async () => {
    project().set("services/mba-assignment.json", { draft: true })
    const { list, text } = await sources().report()
    expect(text).toMatch(/^\/services\/mba-assignment .* draft$/m)
    for (const name of ["fewLinks", "unchanged"]) expect(list(name)).not.toContain("/services/mba-assignment")
  })
})
