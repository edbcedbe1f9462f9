/** @jest-environment node */
import { hostileStrings } from "../../hostile/hostileStrings"
import { describeReport, site } from "./describeReport"

/** Personal data as visitors send them, each easy to find in a report. */
const personal = {
  name: "Zebedee Quartz",
  email: "zebedee@quartz.example",
  number: "7700900123",
  message: "My wife must not know.",
  university: "Zanzibar University",
}

describeReport("hostile sources", (sources) => {
  test("nothing that a visitor sent reaches the report, wherever it is in an entry", async () => {
    const values = Object.values(personal)
    sources().leads(
      { template_params: personal, context: { page: "/uk", page_name: personal.name, arrived_from: personal.email } },
      ...values.map((page) => ({ template_params: personal, context: { page } })),
      ...values.map((text) => ({ context: { page: `/uk?${text}`, [text]: text }, reference: text, consent: text })),
      ...values.map((text) => ({ context: { page: { [text]: text } } })),
      ...values.map((text) => ({ context: text, id: text, received: text })),
      ...values.map((text) => ({ template_id: text, context: { page: `/services/${text}` } })),
      { context: { page: `/${personal.email}/../uk#${personal.name}` } },
    )
    sources().write("outbox/quarantine.jsonl", JSON.stringify(personal))
    sources().write(
      "outbox/counts/2026-11.jsonl",
      `{"day":"2026-11-27","path":"/${personal.email}","event":"Page seen","count":3}\n${personal.name}\n`,
    )
    const { html, text, notes, pageAt } = await sources().report()
    for (const value of values)
      for (const spelling of [value, encodeURI(value), encodeURIComponent(value)])
        expect(`${html}${text}${notes}`).not.toContain(spelling)
    expect(pageAt("/uk")?.leads).toBe(1 + values.length + 1)
  })

  test("addresses and titles that are HTML are shown as text", async () => {
    sources().project.set("services/law-assignment.json", {
      seo: { title: "<img src=x onerror=alert(1)>", description: "</p><script>alert(2)</script>" },
    })
    const rows = hostileStrings.map((text, at) => `"${site}/${text.replaceAll('"', '""')}",0,${at + 1},0%,3`)
    const search = sources().write(
      "Pages.csv",
      `<b>,a,b,c,d\n${rows.join("\n")}\n${site}/services/law-assignment,0,9999,0%,2\n`,
    )
    const { html, report } = await sources().report({ search })
    expect(report.gone.length).toBeGreaterThan(20)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/<(?:img|iframe|meta http-equiv=refresh)/i)
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;")
  })

  test("addresses cannot write to the terminal, or turn the direction of a line", async () => {
    const addresses = ["/red%1B[31m", "/two%0Alines", "/back%E2%80%AEwards"]
    const search = sources().search(...addresses.map((address) => [address, 1, 400] as const))
    const { report, text } = await sources().report({ search })
    expect(report.gone.map(({ address }) => address)).toEqual(addresses)
    expect(text).not.toMatch(/[^\P{C}\n]/u)
  })
})
