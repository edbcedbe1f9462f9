/** @jest-environment node */
import { checkChanges, type GoodData } from "../../src/content/checkChanges"
import { describeScratch } from "../support/describeScratch"

const service = "services/essay-help-services.json"
const other = "services/law-assignment.json"

describeScratch("data that were good before", (project) => {
  const check = (rules: string, good?: GoodData) => checkChanges(project().root, rules, good)

  test("a fault in a changed file is found", () => {
    const { good } = check("rules")
    project().change(service, (entry) => {
      entry.related[0] = "law-assignmant"
    })
    expect(check("rules", good).faults).toEqual([
      expect.objectContaining({ file: `data/${service}`, field: "related[0]", remedy: 'Write "law-assignment".' }),
    ])
  })

  test("a good change is remembered", () => {
    const before = check("rules").good
    project().change(service, (entry) => {
      entry.summary = "Another sentence."
    })
    const { faults, good } = check("rules", before)
    expect(faults).toEqual([])
    expect(good?.files[service]?.digest).not.toBe(before?.files[service]?.digest)
    expect(good?.files[service]?.key).toEqual(before?.files[service]?.key)
  })

  test("a file taken away is missed by those that name it", () => {
    const { good } = check("rules")
    project().remove(other)
    expect(check("rules", good).faults).toContainEqual(
      expect.objectContaining({ problem: expect.stringContaining("names a service that does not exist") }),
    )
  })

  test("a changed slug is checked against all files", () => {
    const { good } = check("rules")
    project().change(other, (entry) => {
      entry.slug = "mba-assignment"
    })
    expect(check("rules", good).faults).toContainEqual(
      expect.objectContaining({ problem: expect.stringContaining("is used twice") }),
    )
  })

  test("what was not checked by these rules is checked again", () => {
    const { good } = check("rules")
    project().change(service, (entry) => {
      entry.summary = ""
    })
    const wrong = check("rules")
    expect(wrong.good).toBeUndefined()
    expect(check("new rules", good).faults).toEqual(wrong.faults)
  })

  test("a file that was not touched is not opened", () => {
    const { good } = check("rules")
    if (!good) throw new Error("The data are good")
    const files = Object.fromEntries(
      Object.entries(good.files).map(([file, seen]) => [file, { ...seen, digest: "old" }]),
    )
    const again = check("rules", { ...good, files }).good
    expect(again?.files[service]?.digest).toBe("old")
    project().change(service, (entry) => {
      entry.summary = "Another sentence."
    })
    expect(check("rules", { ...good, files }).good?.files[service]?.digest).not.toBe("old")
  })

  test("a file that was written again as it was is taken as good", () => {
    const rewrite = () => project().change(service, () => undefined)
    rewrite()
    const { good } = check("rules")
    rewrite()
    const { faults, good: again } = check("rules", good)
    expect(faults).toEqual([])
    expect(again?.files[service]?.digest).toBe(good?.files[service]?.digest)
  })
})
