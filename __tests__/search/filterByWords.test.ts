/** @jest-environment node */
import { filterByWords } from "../../src/search/filterByWords"

const services = [
  "Research paper: from question to reference",
  "Nursing care plans",
  "C# and C++",
  "Résumé and CV",
  "IT",
]
const found = (query: string) => filterByWords(services, (text) => text, query)

test.each([
  ["paper research", "Research paper: from question to reference"],
  ["questoin", "Research paper: from question to reference"],
  ["nurs", "Nursing care plans"],
  ["NURSING PLAN", "Nursing care plans"],
  ["a plan for the nurses", "Nursing care plans"],
  ["c#", "C# and C++"],
  ["C ++", "C# and C++"],
  ["resume", "Résumé and CV"],
  ["IT", "IT"],
  ["it", "IT"],
])("%p finds %p", (query, service) => expect(found(query)).toContain(service))

test("with all words, nothing else is found; without, what has some of them", () => {
  expect(found("nursing plans")).toEqual(["Nursing care plans"])
  expect(found("c ++")).toEqual(["C# and C++"])
  expect(found("nursing cv")).toEqual(["Nursing care plans", "Résumé and CV"])
})

test("an empty query finds everything, and a strange word nothing", () => {
  expect(found("  ")).toEqual(services)
  expect(found("zzzzqq")).toEqual([])
})
