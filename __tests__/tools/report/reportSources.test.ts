/** @jest-environment node */
import { describeReport, type ReportSources, site } from "./describeReport"

const law = "/services/law-assignment"

describeReport("the sources of the report", (sources) => {
  test("without any, the sheet has what the data say, and names what is missing", async () => {
    const { html, notes, report, pageAt } = await sources().report()
    expect(notes).toMatch(
      /Search Console: none; .*--search.*\nViews: none; .*--counts.*\nEnquiries: none; .*OUTBOX_DIR/,
    )
    expect(html).not.toMatch(/<th[^>]*>(?:impressions|clicks|position|views|enquiries)|<figure/)
    expect(html).toMatch(/<th[^>]*>words.*<th[^>]*>links in.*<th[^>]*>links out.*<th[^>]*>last change/)
    expect(pageAt(law)).toMatchObject({ updated: "2026-01-31", file: "data/services/law-assignment.json" })
    expect(pageAt(law)?.linksOut).toBeGreaterThan(0)
    expect(report.pages.map(({ address }) => address)).not.toContain("/404")
  })

  test.each([
    ["search", ["impressions", "clicks", "position"], ["notClicked", "neverSeen"]],
    ["counts", ["views"], ["neverSeen"]],
    ["leads", ["leads"], ["old"]],
    ["search counts leads", ["impressions", "views", "leads"], ["notClicked", "noEnquiry", "neverSeen", "old"]],
  ])("with %s", async (given, keys, lists) => {
    const search = given.includes("search") ? sources().search([law, 3, 90, 4.5]) : undefined
    const counts = given.includes("counts") ? sources().counts({ [law]: 12 }) : undefined
    if (given.includes("leads")) sources().leads(law, law)
    const { pageAt, list, html } = await sources().report({ search, counts })
    const all = { impressions: 90, clicks: 3, position: 4.5, views: 12, leads: 2 }
    for (const [key, value] of Object.entries(all)) {
      const isGiven = keys.includes(key) || (given.includes("search") && ["clicks", "position"].includes(key))
      expect(pageAt(law)?.[key as keyof typeof all]).toBe(isGiven ? value : undefined)
      if (isGiven && key !== "position") expect(pageAt("/uk")?.[key as keyof typeof all]).toBe(0)
    }
    for (const name of ["notClicked", "noEnquiry", "neverSeen", "old"] as const)
      expect(list(name) !== undefined).toBe(lists.includes(name))
    expect(html.includes("<figure")).toBe(given === "search counts leads")
  })

  test.each([
    ["English", ",", ["1,234", "56,789", "2.17%", "8.3"]],
    ["German", ",", ["1.234", "56.789", "2,17 %", "8,3"]],
    ["French", ",", ["1\u202f234", "56\u202f789", "2,17\u00a0%", "8,3"]],
    ["Swiss", ",", ["1’234", "56’789", "2.17%", "8.3"]],
    ["Turkish", ",", ["1.234", "56.789", "%2,17", "8,3"]],
    ["Hindi", ",", ["१,२३४", "५६,७८९", "२.१७%", "८.३"]],
    ["Arabic", ",", ["١٬٢٣٤", "٥٦٬٧٨٩", "٢٫١٧\u061c٪", "٨٫٣"]],
    ["plain", ",", ["1234", "56789", "2.17", "8.3"]],
    ["a German spreadsheet", ";", ["1234", "56789", "2,17%", "8,3"]],
    ["tabs", "\t", ["1234", "56789", "2.17%", "8.3"]],
    ["Indian millions", ",", ["12,34,567", "1,23,45,678", "10%", "1"], [1_234_567, 12_345_678, 1]],
  ] satisfies [string, string, string[], number[]?][])(
    "reads Search Console in any language: %s",
    async (_, sign, cells, [clicks, impressions, position] = [1234, 56_789, 8.3]) => {
      const row = [site + law, ...cells].map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign)
      const head = ["Die häufigsten Seiten", "Klicks", "Impressionen", "CTR", "Position"].join(sign)
      const search = sources().write("Seiten.csv", `\uFEFF${head}\r\n${row}\r\n`)
      const { pageAt } = await sources().report({ search })
      expect(pageAt(law)).toMatchObject({ clicks, impressions, position })
    },
  )

  test("adds up the spellings of an address, and old addresses that lead to it", async () => {
    const search = sources().search(
      [law, 1, 10, 1],
      [`${law.toUpperCase()}/`, 1, 10, 2],
      [`http://quill.org${law}?utm_source=x#:~:text=law`, 1, 20, 6],
      ["/old-0", 4, 40],
      ["/services/c%2B%2B-assignment", 5, 50],
      ["https://shop.quill.org/uk", 9, 90],
    )
    const { pageAt, notes, report } = await sources().report({ search })
    expect(pageAt(law)).toMatchObject({ clicks: 3, impressions: 40, position: 3.75 })
    expect(pageAt("/contact-us")).toMatchObject({ clicks: 4, impressions: 40 })
    expect(pageAt("/services/c++-assignment")).toMatchObject({ clicks: 5 })
    expect(pageAt("/uk")).toMatchObject({ clicks: 0, position: undefined })
    expect(notes).toContain("5 addresses (and 1 of other sites, left out)")
    expect(report.gone).toEqual([])
  })

  test.each([
    [
      "Plausible",
      "name,visitors,pageviews,bounce_rate,time_on_page,scroll_depth\n/uk,5,7,50,30,80\n/nowhere,1,4,1,1,1",
    ],
    ["Umami", '"x","y"\r\n"/uk","7"\r\n"/nowhere?a=b","4"\r\n'],
  ])("reads the views of %s", async (_, text) => {
    const { pageAt, notes, html } = await sources().report({ counts: sources().write("pages.csv", text) })
    expect(pageAt("/uk")?.views).toBe(7)
    expect(notes).toContain("4 views of addresses that neither are nor resemble a page are left out.")
    expect(html).not.toContain("nowhere")
  })

  test("reads what the site's own server has counted in the last 90 days", async () => {
    sources().ownCounts(
      { day: "2026-08-28", count: 1 },
      { day: "2026-08-29", count: 2 },
      { day: "2026-11-27", count: 4 },
      { day: "2026-11-27", event: "Form begun", count: 8 },
    )
    const { pageAt, notes } = await sources().report()
    expect(pageAt("/uk")?.views).toBe(6)
    expect(notes).toMatch(/from 2026-08-29 to 2026-11-27\./)
  })

  test("says since when the site's own server counts, if that is not as long ago", async () => {
    sources().ownCounts({ day: "2026-11-21", event: "Form begun" }, { day: "2026-11-20", event: "Form begun" })
    expect((await sources().report()).notes).toMatch(/from 2026-11-20, its first day, to 2026-11-27/)
  })

  test("counts enquiries of the last 90 days, but no applications or subscriptions, and says how many are from unknown pages", async () => {
    sources().leads(
      "/uk",
      { context: { page: "/uk" }, template_id: "contact" },
      { context: { page: "/uk" }, template_id: "job" },
      { context: { page: "/uk" }, template_id: "subscribe" },
      { context: { page: "/uk" }, received: "2026-08-01T10:00:00.000Z" },
      {},
      "/services/unknown-service",
    )
    const { pageAt, notes } = await sources().report()
    expect(pageAt("/uk")?.leads).toBe(2)
    expect(notes).toContain("Enquiries: 4 in the outbox from 2026-08-29 to 2026-11-27, 2 of them from an unknown page.")
  })

  test("leaves enquiries out if none names its page, and says which setting names it", async () => {
    sources().leads({}, {})
    const { pageAt, list, notes } = await sources().report({ counts: sources().counts({ "/uk": 900 }) })
    expect(pageAt("/uk")?.leads).toBeUndefined()
    expect(list("noEnquiry")).toBeUndefined()
    expect(notes).toMatch(
      /Enquiries: 2 in the outbox .* none of which names its page.*leads.context in data\/site\.json/,
    )
  })

  test("an empty outbox means no enquiries, not that they are unknown", async () => {
    sources().leads()
    expect((await sources().report()).pageAt("/uk")?.leads).toBe(0)
  })
})

describeReport("a file that is not what it should be", (sources) => {
  /** The error as one line, with file, line and remedy. */
  const faultOf = async (options: Parameters<ReportSources["report"]>[0]) => {
    const { message } = (await sources()
      .report(options)
      .catch((error: Error) => error)) as Error
    return message.replace(/:1\n\s+/, ": ")
  }

  const head = "Top pages,Clicks,Impressions,CTR,Position\n"
  const good = `${site}/uk,1,20,5%,3\n`

  test.each([
    [
      "the queries",
      "Top queries,Clicks,Impressions,CTR,Position\nessay help,1,20,5%,3\n",
      /“essay help” is not the address.*--queries/s,
    ],
    ["a comparison", `${head}${site}/uk,1,2,20,30,5%,6%,3,4\n`, /:2: has 9 columns.*without comparing/s],
    ["too few columns", `${head}${good}${site}/plans,1\n`, /:3: has 2 columns/],
    ["a fraction of clicks", `${head}${good}${site}/plans,1.5,20,5%,3\n`, /:3: “1.5” is not a number of clicks/],
    ["words", `${head}${site}/plans,1,many,5%,3\n`, /:2: “many” is not a number of impressions/],
    ["another order", `${head}${site}/plans,20,1,5%,3\n`, /:2: has more clicks \(20\) than impressions \(1\)/],
    ["no share", `${head}${site}/plans,1,20,,3\n`, /:2: “” is not a share/],
    ["no position", `${head}${site}/plans,1,20,5%,first\n`, /:2: “first” is not a position/],
    [
      "another site",
      `${head}https://www.ink.org/uk,1,20,5%,3\n`,
      /:2: is about www\.ink\.org, and this site is www\.quill\.org.*SITE_URL/s,
    ],
    ["headings only", head, /:1: has no rows/],
    ["nothing", "", /:1: has no rows/],
    ["an open quotation mark", `${head}"${site}/uk,1,20,5%,3\n`, /:\d: row 2: a quotation mark/],
    ["an archive", Buffer.from("PK\x03\x04"), /:1: is an archive.*Unpack/s],
    ["Latin-1", Buffer.from("Häufigste Seiten", "latin1"), /:1: is not saved as UTF-8/],
  ])("as an export of Search Console: %s", async (_, text, message) => {
    const search = sources().write("Pages.csv", text)
    const found = await faultOf({ search })
    expect(found).toMatch(message)
    expect(found).toMatch(/Pages\.csv:\d+: [^\n]+\n {2}remedy: +\S/)
  })

  test.each([
    ["sources", "name,visitors,bounce_rate,visit_duration\nGoogle,1,2,3", /:1: has no columns of pages \(name/],
    ["referrers", "x,y\n/uk,3\ngoogle.com,4", /:3: “google\.com” is not the path of a page/],
    ["words", "name,visitors,pageviews\n/uk,3,many", /:2: “many” is not a number of views/],
    ["short rows", "name,visitors,pageviews\n/uk,3", /:2: “undefined” is not a number of views/],
  ])("as an export of views: %s", async (_, text, message) => {
    const counts = sources().write("pages.csv", text)
    expect(await faultOf({ counts })).toMatch(message)
  })

  test("that is not there", async () => {
    expect(await faultOf({ search: "/none/Pages.csv" })).toMatch(/^\/none\/Pages\.csv:1: cannot be read \(ENOENT\)/)
  })
})
