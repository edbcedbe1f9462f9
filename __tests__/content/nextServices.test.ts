/** @jest-environment node */
import { nextServices } from "../../src/content/nextServices"
import { MAX_LISTED } from "../../src/site/serviceLists"

const services = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ slug: `s-${at}`, group: at % 2 === 0 ? "even" : "odd" }))

test("a site whose list shows all services needs no further links", () => {
  expect(nextServices(services(MAX_LISTED)).size).toBe(0)
})

test("on a larger site each service links to three others of its group, and is linked from three", () => {
  const all = services(MAX_LISTED + 1)
  const next = nextServices(all)
  const groupOf = new Map(all.map(({ slug, group }) => [slug, group]))
  const linkedFrom = new Map<string, number>()
  for (const { slug, group } of all) {
    const others = next.get(slug) ?? []
    expect(new Set(others).size).toBe(3)
    expect(others).not.toContain(slug)
    for (const other of others) {
      expect(groupOf.get(other)).toBe(group)
      linkedFrom.set(other, (linkedFrom.get(other) ?? 0) + 1)
    }
  }
  expect(all.filter(({ slug }) => linkedFrom.get(slug) !== 3)).toEqual([])
})

test("hidden services are linked from none, and a small group links only to what it has", () => {
  const hidden = { slug: "hidden", group: "even", hidden: true }
  const pair = ["one", "two"].map((slug) => ({ slug, group: "pair" }))
  const next = nextServices([...services(MAX_LISTED), hidden, ...pair])
  expect([...next.values()].flat()).not.toContain("hidden")
  expect(next.get("one")).toEqual(["two"])
})
