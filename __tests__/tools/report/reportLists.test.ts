/** @jest-environment node */
import { reportLimits as limits } from "../../../tools/report/reportLimits"
import { describeReport, site } from "./describeReport"

const law = "/services/law-assignment"
const mba = "/services/mba-assignment"

describeReport("the lists of the report", (sources) => {
  test("seen, but not clicked: often, on the first page of results, most seen first, as the result looks", async () => {
    const { impressions, position } = limits
    const search = sources().search(
      [law, 0, impressions, position],
      [mba, 1, 10 * impressions, 1.5],
      ["/uk", 0, impressions - 1, 1],
      ["/canada", 0, impressions, position + 0.1],
      ["/plans", Math.ceil(limits.clickRate * impressions), impressions, 1],
    )
    sources().project.change("services/mba-assignment.json", (entry) => {
      entry.seo = { title: "MBA help & more", description: "Plain help with <cases>." }
    })
    const { list, html } = await sources().report({ search })
    expect(list("notClicked")).toEqual([mba, law])
    expect(html).toMatch(
      /www\.quill\.org › services › mba-assignment.*MBA help &amp; more.*Plain help with &lt;cases&gt;\..*3,000<\/b> impressions.*services\/mba-assignment\.json/s,
    )
  })

  test("clicked, but no enquiry: by views or clicks, of pages with a form", async () => {
    const search = sources().search([law, limits.visits, 9_000], ["/canada", limits.visits - 1, 9_000])
    const counts = sources().counts({
      "/uk": limits.visits,
      [mba]: limits.visits + 1,
      "/privacy-policy": 9_000,
      "/career/ACW": 9_000,
    })
    sources().leads(law)
    expect((await sources().report({ search, counts })).list("noEnquiry")).toEqual([mba, "/uk"])
  })

  test("never seen: neither in search results nor visited", async () => {
    const search = sources().search([law, 0, 1])
    const counts = sources().counts({ "/uk": 1 })
    const { report, list } = await sources().report({ search, counts })
    const unseen = report.pages.map(({ address }) => address).filter((address) => address !== law && address !== "/uk")
    expect(list("neverSeen")?.toSorted()).toEqual(unseen.toSorted())
  })

  test("bring enquiries and are older than a year, most enquiries first", async () => {
    for (const name of ["law-assignment", "mba-assignment", "essay-help-services"] as const)
      sources().project.change(`services/${name}.json`, (entry) => {
        entry.updated = name === "essay-help-services" ? "2025-11-27" : "2025-11-26"
      })
    sources().leads(law, mba, mba, "/services/essay-help-services")
    expect((await sources().report()).list("old")).toEqual([mba, law])
  })

  test("addresses that no longer exist: a redirect to the nearest page, which the check accepts", async () => {
    sources().write("public/price-list.pdf", "%PDF")
    const search = sources().search(
      ["/services/law-asignment", 2, 30],
      ["/Services/Law-Asignment/?page=2", 1, 30],
      ["/services/m%C3%A4-assignment", 0, 5],
      ["/nothing-like-it-9182", 0, 7],
      ["/services/law-assignmen:t", 0, 1],
      ["/services/%E0%A4%A", 0, 1],
      ["/price-list.pdf", 0, 9],
    )
    const { report, html, text } = await sources().report({ search })
    const [first, second] = report.gone
    expect(first).toMatchObject({
      clicks: 3,
      impressions: 60,
      redirect: { from: "/services/law-asignment", to: law },
    })
    expect(second).toMatchObject({ address: "/nothing-like-it-9182", redirect: undefined })
    expect(report.gone.map(({ address }) => address)).not.toContain("/price-list.pdf")
    expect(report.gone.find(({ address }) => address.includes(":"))?.redirect).toBeUndefined()
    expect(html).toContain(
      `{ &quot;from&quot;: &quot;/services/law-asignment&quot;, &quot;to&quot;: &quot;${law}&quot; }`,
    )
    expect(text).toContain(`/services/law-asignment → ${law}`)

    const items = report.gone.flatMap(({ redirect }) => redirect ?? [])
    sources().project.write("redirects.json", { $schema: "./.schema/redirects.json", items })
    expect(sources().project.issues()).toEqual([])
    expect((await sources().report({ search })).report.gone).toHaveLength(report.gone.length - items.length)
  })

  test("drafts are not in the report", async () => {
    sources().project.change("services/mba-assignment.json", (entry) => {
      Object.assign(entry, { draft: true })
    })
    const search = sources().search([law, 1, 10], [mba, 1, 10])
    const { pageAt, report } = await sources().report({ search })
    expect(pageAt(mba)).toBeUndefined()
    expect(report.gone).toMatchObject([{ address: mba }])
  })
})

describeReport("the sheet", (sources) => {
  test("requests nothing, and runs only its own script", async () => {
    const search = sources().search([law, 3, 90])
    sources().leads(law)
    const { html } = await sources().report({ search })
    expect(html.replaceAll(site, "")).not.toMatch(/\s(?:src|href|srcset|action|poster)=|url\(|@import|https?:/)
    expect(html).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'"/)
    expect(html).not.toMatch(/ style="| on\w+="/)
  })

  test("plots each page with a name for those who cannot see it, and names the pages with most", async () => {
    const search = sources().search([law, 900, 9_000], [mba, 1, 20])
    sources().leads(law, law)
    const { html, report } = await sources().report({ search })
    const [plot = ""] = /<figure>.*?<\/figure>/s.exec(html) ?? []
    const [wide = ""] = plot.split('class="plot narrow"')
    expect(wide.match(/<circle/g)).toHaveLength(report.pages.length)
    expect(wide).toContain(`role="img" aria-label="${report.pages.length} pages by impressions and enquiries`)
    expect(wide).toMatch(/<text[^>]*>law-assignment<\/text>/)
    expect(wide).not.toMatch(/NaN|Infinity/)
  })

  test("names no page in the plot whose dot touches another, since its name would be taken for that of either", async () => {
    const search = sources().search(["/uk", 90, 900], [law, 300, 3_000], [mba, 300, 3_050])
    sources().leads(law, mba, "/uk", "/uk", "/uk")
    const { html } = await sources().report({ search })
    expect(html).toMatch(/<text[^>]*>uk<\/text>/)
    expect(html).not.toMatch(/<text[^>]*>(?:law|mba)-assignment<\/text>/)
  })
})
