/** @jest-environment node */
import { execFileSync } from "node:child_process"
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
    sources().project.set("services/mba-assignment.json", {
      seo: { title: "MBA help & more", description: "Plain help with <cases>." },
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
      "/career": 9_000,
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

  test("never seen: only after four weeks, by the days in the data and in git, or since counting began", async () => {
    const { root } = sources().project
    sources().project.set("services/mba-assignment.json", { publishOn: "2026-11-01" })
    const commit = (day: string, ...files: string[]) => {
      execFileSync("git", ["add", ...files], { cwd: root })
      const author = ["-c", "user.name=Ann", "-c", "user.email=ann@quill.org"]
      const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
      execFileSync("git", [...author, "commit", "--quiet", "--message=Pages"], { cwd: root, env })
    }
    execFileSync("git", ["init", "--quiet"], { cwd: root })
    commit("2026-10-01", "data/services", "data/blogs", "data/pages")
    commit("2026-11-10", "data/countries")
    const { list } = await sources().report({ counts: sources().counts({ "/plans": 1 }) })
    expect(list("neverSeen")).toContain(law)
    expect(list("neverSeen")).not.toContain(mba)
    expect(list("neverSeen")).not.toContain("/uk")
    sources().ownCounts({ day: "2026-11-01", path: "/plans" })
    expect((await sources().report()).list("neverSeen")).toBeUndefined()
  })

  test("almost there: on the second page of results, most shown first", async () => {
    const search = sources().search(
      [law, 0, 20, 10.1],
      [mba, 1, 310, 20],
      ["/uk", 0, 900, 10],
      ["/canada", 0, 900, 20.1],
    )
    expect((await sources().report({ search })).list("almostThere")).toEqual([mba, law])
  })

  test("searches that are almost there, with the page that fits best", async () => {
    sources().project.set("services/mba-assignment.json", {
      seo: { title: "Zebra stripes explained", description: "All about stripes." },
    })
    const queries = sources().write(
      "Queries.csv",
      "Top queries,Clicks,Impressions,CTR,Position\nwhy zebras have stripes,1,20,5%,14.2\nzebra,9,90,10%,3\nqqq,0,30,0%,20\n",
    )
    const { list, html, text } = await sources().report({ queries })
    expect(list("queries")).toEqual(["qqq", "why zebras have stripes"])
    expect(text).toMatch(/why zebras have stripes +20 +14\.2 +\/services\/mba-assignment$/m)
    expect(html).toContain("why zebras have stripes")
  })

  test("bring enquiries and are older than a year, most enquiries first", async () => {
    for (const name of ["law-assignment", "mba-assignment", "essay-help-services"] as const)
      sources().project.set(`services/${name}.json`, {
        updated: name === "essay-help-services" ? "2025-11-27" : "2025-11-26",
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
    expect(text).toContain(`{ "from": "/services/law-asignment", "to": "${law}" }`)

    const items = report.gone.flatMap(({ redirect }) => redirect ?? [])
    sources().project.write("redirects.json", { $schema: "./.schema/redirects.json", items })
    expect(sources().project.issues()).toEqual([])
    expect((await sources().report({ search })).report.gone).toHaveLength(report.gone.length - items.length)
  })

  test("addresses that no longer exist: also of views, if a page is near, since anyone may send views", async () => {
    const counts = sources().counts({ "/services/law-asignment": 4, "/ann@quill.org": 9, "/uk": 1 })
    const { report, notes } = await sources().report({ counts })
    expect(report.gone).toEqual([
      { address: "/services/law-asignment", views: 4, redirect: { from: "/services/law-asignment", to: law } },
    ])
    expect(notes).toContain("9 views of addresses that neither are nor resemble a page are left out.")
  })

  test("addresses that no longer exist: also of those that the site's own server has counted, by letters or words", async () => {
    sources().project.set("services/mba-assignment.json", {
      seo: { title: "Zebra stripes explained", description: "All about stripes." },
    })
    sources().ownCounts(
      { path: "/404", detail: "/services/law-asignment.html", count: 4 },
      { path: "/404", detail: "/zebra-stripes.php", count: 3 },
      { path: "/404", detail: "/wp-login.php", count: 2 },
      { path: "/404" },
    )
    const { report, notes, list } = await sources().report()
    const gone = [
      {
        address: "/services/law-asignment.html",
        views: 4,
        redirect: { from: "/services/law-asignment.html", to: law },
      },
      { address: "/zebra-stripes.php", views: 3, redirect: { from: "/zebra-stripes.php", to: mba } },
    ]
    expect(report.gone).toEqual(gone)
    expect(list("gone")).toEqual(gone.map(({ address }) => address))
    expect(notes).toContain("3 views of addresses that neither are nor resemble a page are left out.")
  })

  test("drafts have no numbers in the report", async () => {
    sources().project.set("services/mba-assignment.json", { draft: true })
    const search = sources().search([law, 1, 10], [mba, 1, 10])
    const { pageAt, report } = await sources().report({ search })
    expect(pageAt(mba)).not.toHaveProperty("impressions")
    expect(report.gone).toMatchObject([{ address: mba }])
  })
})

describeReport("the sheet", (sources) => {
  test("requests nothing, and runs only its own script", async () => {
    const search = sources().search([law, 3, 90])
    sources().leads(law)
    const { html } = await sources().report({ search })
    expect(html.replaceAll(site, "")).not.toMatch(/\s(?:src|href|srcset|action|poster)=(?!"#)|url\(|@import|https?:/)
    expect(html).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'"/)
    expect(html).not.toMatch(/ style="| on\w+="/)
  })

  test("begins with what to do, and goes on with all of each list", async () => {
    const search = sources().search([law, 0, 9_000], [mba, 0, 20, 14], ["/services/law-asignment", 1, 30])
    const { html, text } = await sources().report({ search })
    const tasks = [...html.matchAll(/<li><a href="#(\w+)">([^<]+)<\/a> <span class="count">\d+<\/span>/g)]
    expect(tasks.slice(0, 3).map(([, name]) => name)).toEqual(["notClicked", "almostThere", "gone"])
    for (const [, name] of tasks) expect(html).toContain(`<section id="${name}">`)
    expect(html.indexOf('<ol class="todo"')).toBeLessThan(html.indexOf("<dl"))
    expect(text).toMatch(
      /To do:\n {2}Rewrite title and description: Seen, but not clicked \(1\), \/services\/law-assignment\n/,
    )
  })

  test("plots each page with its address, and a name for those who cannot see it", async () => {
    const search = sources().search([law, 900, 9_000], [mba, 1, 20])
    sources().leads(law, law)
    const { html, report } = await sources().report({ search })
    const [plot = ""] = /<figure>.*?<\/figure>/s.exec(html) ?? []
    expect(plot.match(/<circle/g)).toHaveLength(report.pages.length)
    expect(plot).toContain(`role="img" aria-label="${report.pages.length} pages by impressions and enquiries`)
    expect(plot).toContain(`<title>${law}</title>`)
    expect(plot).not.toMatch(/NaN|Infinity/)
  })
})
