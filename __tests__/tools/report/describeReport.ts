import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { existingDatabase } from "../../../src/server/database/outboxDatabase"
import { loadReport, type ReportOptions } from "../../../tools/report/loadReport"
import { reportLists } from "../../../tools/report/reportLists"
import { reportSheet } from "../../../tools/report/reportSheet"
import { pagesTable, reportText } from "../../../tools/report/reportText"
import { describeScratch } from "../../support/describeScratch"
import type { ScratchProject } from "../../support/ScratchProject"

export const site = "https://www.quill.org"
const today = "2026-11-27"

/** An enquiry as the outbox stores it. */
const enquiry = { lib_version: "4.4.1", user_id: "u", service_id: "s", template_id: "enquiry" }

/** The sources of a report of a small site, for a test to write. */
export class ReportSources {
  readonly outbox: string

  constructor(readonly project: ScratchProject) {
    this.outbox = path.join(project.root, "outbox")
  }

  /** Writes a file beside the site. @returns its path */
  write(name: string, text: string | Buffer) {
    const file = path.join(this.project.root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }

  /** Writes an export of Search Console, given the path or address, clicks, impressions and position of each row. */
  search(...rows: (readonly [page: string, clicks: number, impressions: number, position?: number])[]) {
    const lines = rows.map(([page, clicks, impressions, position = 5]) => {
      const address = page.startsWith("/") ? site + page : page
      return `${address},${clicks},${impressions},${((100 * clicks) / Math.max(impressions, 1)).toFixed(2)}%,${position}`
    })
    return this.write("Pages.csv", `Top pages,Clicks,Impressions,CTR,Position\n${lines.join("\n")}\n`)
  }

  /** Writes an export of Plausible. */
  counts(views: Readonly<Record<string, number>>) {
    const lines = Object.entries(views).map(([page, count]) => `${page},${count},${count},50,10`)
    return this.write("pages.csv", `name,visitors,pageviews,bounce_rate,time_on_page\n${lines.join("\n")}\n`)
  }

  /** Writes what the site's own server has counted; unless they are given, of /uk, seen once, on 20 November. */
  ownCounts(...counts: { day?: string; path?: string; event?: string; detail?: string; count?: number }[]) {
    const count = { day: "2026-11-20", path: "/uk", event: "Page seen", count: 1 }
    const lines = counts.map((given) => `${JSON.stringify({ ...count, ...given })}\n`)
    this.write("outbox/counts/2026-11.jsonl", lines.join('{"day":"2026\n'))
  }

  /** Writes an outbox with an enquiry from each page; other parts of entries may be given. */
  leads(...entries: (string | object)[]) {
    const lines = entries.map((entry, index) => ({
      ...enquiry,
      id: String(index),
      received: "2026-11-20T10:00:00.000Z",
      template_params: { name: "Ann" },
      ...(typeof entry === "string" ? { context: { page: entry } } : entry),
    }))
    this.write("outbox/enquiries.jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
  }

  /** Reads all sources, and writes the report. */
  async report(options: Partial<ReportOptions> = {}) {
    const { report, notes, coming } = await loadReport({
      root: this.project.root,
      site,
      outbox: await existingDatabase({ folder: this.outbox }),
      today,
      ...options,
    })
    const lists = reportLists(report, today)
    return {
      report,
      notes: notes.join("\n"),
      /** The names of a list's rows; undefined if there is no such list. */
      list: (name: string) => lists.find((one) => one.name === name)?.names,
      pageAt: (address: string) => report.pages.find((page) => page.address === address),
      html: reportSheet(report, { notes, coming, site, brand: "Quill", today }),
      text: `${pagesTable(report)}\n${reportText(report, { notes, coming, today })}`,
    }
  }
}

/** A group of tests that each get a small site without any source. */
export const describeReport = (name: string, tests: (sources: () => ReportSources) => void) =>
  describeScratch(name, (project) => {
    let sources: ReportSources
    beforeEach(() => {
      sources = new ReportSources(project())
    })
    tests(() => sources)
  })
