/**
 * Delete this file when the words of the tools are yours: it computes the shipped examples, and compares the shares of words
 * with the pages that they are said to come from.
 * @jest-environment node
 */
import { neededMark } from "../../../src/sections/Tools/calculators/neededMark"
import { splitWords } from "../../../src/sections/Tools/calculators/splitWords"
import { services, tools } from "../../support/siteContent"

const splits = tools.flatMap(({ split }) => split ?? [])
const marks = tools.flatMap((tool) => tool.marks ?? [])
const grouped = (number: number) => number.toLocaleString("en-GB")

test.each(splits.flatMap(({ shares }) => shares.map((share) => [share.name, share] as const)))(
  "the words of '%s' are those that the service's page gives",
  (_, { service, parts }) => {
    const page = JSON.stringify(services.find(({ slug }) => slug === service))
    for (const { words } of parts) expect(page).toMatch(new RegExp(`\\b${grouped(words)}\\b|hundred words`))
    const total = parts.reduce((sum, { words }) => sum + words, 0)
    expect(page).toContain(`${grouped(total)} words`.replace("-", " "))
  },
)

test.each(
  splits.flatMap(({ shares, examples }) => examples.map((example) => [example.text, example, shares] as const)),
)("%s", (text, { kind, total, part, set, words }, shares) => {
  const parts = shares.find(({ name }) => name === kind)?.parts ?? []
  const at = parts.findIndex(({ name }) => name === part)
  const own = parts.map((_, place) => (place === at ? set : undefined))
  expect(
    splitWords(
      total,
      parts.map((one) => one.words),
      own,
    ),
  ).toEqual(words)
  for (const number of new Set([total, ...words])) expect(text).toContain(grouped(number))
})

test.each(marks.flatMap(({ scales, examples }) => examples.map((example) => [example.text, example, scales] as const)))(
  "%s",
  (text, { scale: name, parts, wanted, needed }, scales) => {
    const scale = scales.find((one) => one.name === name) ?? { highest: 0, decimals: 0 }
    expect(neededMark(parts, wanted, scale)).toMatchObject({ case: "needed", mark: needed })
    for (const number of [needed, ...parts.flatMap(({ mark }) => mark ?? [])]) expect(text).toContain(String(number))
  },
)

test("the classes of a scale go down, from no more than the highest mark", () => {
  for (const { highest, bands } of marks.flatMap(({ scales }) => scales)) {
    const lines = bands.map(({ from }) => from)
    expect(lines).toEqual([...lines].sort((one, other) => other - one))
    expect(lines[0]).toBeLessThanOrEqual(highest)
  }
})
