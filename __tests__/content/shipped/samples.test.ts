/**
 * Delete this file when the content is yours: it recomputes the results in the shipped samples.
 * @jest-environment node
 */
import { sampleText, tableOf } from "./sampleText"
import { correlation, criticalT, fitLine, mean, standardDeviation, twoSidedP } from "./statistics"

/** The reports' results are recomputed from the tables that they show. */
const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at] ?? Number.NaN)

const testOf = (differences: readonly number[]) => {
  const df = differences.length - 1
  const error = standardDeviation(differences) / Math.sqrt(differences.length)
  const reach = criticalT(0.05, df) * error
  const t = mean(differences) / error
  return {
    mean: mean(differences),
    t,
    df,
    p: twoSidedP(t, df),
    low: mean(differences) - reach,
    high: mean(differences) + reach,
  }
}

describe("the statistics report", () => {
  const text = sampleText("statistics-report-paired-t-test")
  const rows = tableOf(text)
  const [first, second, differences] = [column(rows, 1), column(rows, 2), column(rows, 3)]

  test("its table has ten patients with the right differences", () => {
    expect(rows).toHaveLength(10)
    for (const [, one = 0, other = 0, difference] of rows) expect(other - one).toBeCloseTo(difference ?? 0, 9)
  })

  test("its means, deviations and correlation match the table", () => {
    const lineOf = (of: (values: readonly number[]) => number) =>
      [first, second, differences].map((values) => of(values).toFixed(2)).join(" | ")
    expect(text).toContain(`| **Mean** | ${lineOf(mean)} |`)
    expect(text).toContain(`| $\\mathit{SD}$ | ${lineOf(standardDeviation)} |`)
    expect(text).toContain(`$r = ${correlation(first, second).toFixed(2).slice(1)}$`)
  })

  test("its tests match the table", () => {
    const all = testOf(differences)
    expect(text).toContain(
      `${all.mean.toFixed(2)} hours longer with drug 2 than with drug 1, 95% CI [${all.low.toFixed(2)}, ${all.high.toFixed(2)}], $t(${all.df}) = ${all.t.toFixed(2)}$, $p = ${all.p.toFixed(3).slice(1)}$`,
    )
    expect(text).toContain(`$d_z = ${(all.mean / standardDeviation(differences)).toFixed(2)}$`)
    const rest = testOf(differences.filter((value) => value !== Math.max(...differences)))
    expect(text).toContain(
      `${rest.mean.toFixed(2)} hours, 95% CI [${rest.low.toFixed(2)}, ${rest.high.toFixed(2)}], and the $t$ statistic *rises*, $t(${rest.df}) = ${rest.t.toFixed(2)}$, $p < .001$`,
    )
    expect(rest.p).toBeLessThan(0.001)
    const pooled = Math.sqrt((standardDeviation(first) ** 2 + standardDeviation(second) ** 2) / 2)
    const apart = (mean(second) - mean(first)) / (pooled * Math.sqrt(2 / first.length))
    expect(text).toContain(`$t(18) = ${apart.toFixed(2)}$, $p = ${twoSidedP(apart, 18).toFixed(3).slice(1)}$`)
  })

  test("its sign test counts nine differences, all of one sign", () => {
    const signs = differences.filter((value) => value !== 0)
    expect(signs.filter((value) => value > 0)).toHaveLength(9)
    expect(signs).toHaveLength(9)
    expect(text).toContain(`$p = ${(2 * 0.5 ** 9).toFixed(3).slice(1)}$`)
  })
})

describe("the lab report", () => {
  const text = sampleText("lab-report-pendulum")
  const rows = tableOf(text)
  const lengths = column(rows, 0)
  const squares = rows.map(([, time = 0]) => (time / 20) ** 2)
  const { gradient, gradientError, intercept, interceptError, residuals } = fitLine(lengths, squares)
  const g = (4 * Math.PI ** 2) / gradient
  const error = (g * gradientError) / gradient

  test("its periods and their squares match the times", () => {
    expect(rows).toHaveLength(6)
    for (const [, time = 0, period, square] of rows) {
      expect(period).toBe(Number((time / 20).toFixed(3)))
      expect(square).toBeCloseTo((time / 20) ** 2, 2)
    }
  })

  test("its line, and the result with its uncertainty, match the table", () => {
    expect(text).toContain(`gradient of ${gradient.toFixed(3)} ± ${gradientError.toFixed(3)} s²`)
    expect(text).toContain(`intercept, ${intercept.toFixed(3)} ± ${interceptError.toFixed(3)} s²`)
    expect(text).toContain(`g = ${g.toFixed(2)} \\pm ${error.toFixed(2)}\\text{ m s}^{-2}.`)
    expect(text).toContain(
      `$${gradientError.toFixed(3)}/${gradient.toFixed(3)} = ${((100 * gradientError) / gradient).toFixed(1)}\\%$`,
    )
    expect(Math.max(...residuals.map(Math.abs))).toBeLessThan(0.04)
  })

  test("its estimate of the amplitude's effect is right", () => {
    const amplitude = (10 * Math.PI) / 180
    const share = amplitude ** 2 / 16
    expect(text).toContain(`${amplitude.toFixed(3)} rad`)
    expect(text).toContain(`= ${(100 * share).toFixed(2)}\\%$`)
    expect(text).toContain(`or ${(2 * share * g).toFixed(2)} m s⁻²`)
  })
})

describe("the calculus set", () => {
  const text = sampleText("calculus-problem-set")
  const integral = (f: (x: number) => number, from: number, to: number, steps = 1000) => {
    const width = (to - from) / steps
    return Array.from({ length: steps }, (_, at) => width * f(from + (at + 0.5) * width)).reduce((a, b) => a + b, 0)
  }

  test("the derivative of the root at 4 is the limit of its quotients", () => {
    const slope = (Math.sqrt(4 + 1e-6) - Math.sqrt(4 - 1e-6)) / 2e-6
    expect(slope).toBeCloseTo(1 / 4, 6)
    expect(text).toContain("= \\frac{1}{4}.")
  })

  test("the cubic has the values of the table, and none greater or smaller", () => {
    const cubic = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x + 1
    const values = Array.from({ length: 4001 }, (_, at) => cubic(at / 1000))
    expect(text).toContain(`| $f(x)$ | ${[0, 1, 3, 4].map(cubic).join(" | ")} |`)
    expect([Math.min(...values), Math.max(...values)]).toEqual([1, 5])
  })

  test("the area is that between the curves", () => {
    expect(integral((x) => 2 * x + 3 - x ** 2, -1, 3)).toBeCloseTo(32 / 3, 4)
    expect(text).toContain("\\tfrac{32}{3}")
  })

  test("the level rises at the rate at which the volume grows", () => {
    const volume = (h: number) => (Math.PI * h ** 3) / 27
    const rate = (0.3 * 2e-6) / (volume(3 + 1e-6) - volume(3 - 1e-6))
    expect(text).toContain(`\\approx ${(Math.floor(rate * 1000) / 1000).toFixed(3)}\\text{ m per minute}`)
  })

  test("the polynomial, its error and the bound are right", () => {
    const estimate = 1 - 0.5 ** 2 / 2 + 0.5 ** 4 / 24
    const bound = 0.5 ** 6 / 720
    expect(text).toContain(`= ${estimate.toFixed(6)}.`)
    expect(text).toContain(`\\approx ${bound.toFixed(6)}.`)
    expect(text).toContain(`shows ${Math.cos(0.5).toFixed(6)}, which is ${(estimate - Math.cos(0.5)).toFixed(6)} below`)
    expect(text).toContain(Math.cos((0.5 * Math.PI) / 180).toFixed(5))
    expect(estimate - Math.cos(0.5)).toBeLessThan(bound)
  })
})
