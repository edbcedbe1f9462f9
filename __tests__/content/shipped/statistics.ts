/** The mean of numbers. */
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const sumOfProducts = (xs: readonly number[], ys: readonly number[]) =>
  xs.reduce((sum, x, at) => sum + (x - mean(xs)) * ((ys[at] ?? 0) - mean(ys)), 0)

/** The sample standard deviation. */
export const standardDeviation = (values: readonly number[]) =>
  Math.sqrt(sumOfProducts(values, values) / (values.length - 1))

/** Pearson's correlation. */
export const correlation = (xs: readonly number[], ys: readonly number[]) =>
  sumOfProducts(xs, ys) / Math.sqrt(sumOfProducts(xs, xs) * sumOfProducts(ys, ys))

/** The least-squares line through points, with the standard errors of its gradient and intercept. */
export const fitLine = (xs: readonly number[], ys: readonly number[]) => {
  const spread = sumOfProducts(xs, xs)
  const gradient = sumOfProducts(xs, ys) / spread
  const intercept = mean(ys) - gradient * mean(xs)
  const residuals = xs.map((x, at) => (ys[at] ?? 0) - gradient * x - intercept)
  const variance = residuals.reduce((sum, residual) => sum + residual ** 2, 0) / (xs.length - 2)
  return {
    gradient,
    intercept,
    residuals,
    gradientError: Math.sqrt(variance / spread),
    interceptError: Math.sqrt(variance * (1 / xs.length + mean(xs) ** 2 / spread)),
  }
}

/** The logarithm of the gamma function of a whole or half number. */
const logGamma = (x: number): number =>
  x === 1 ? 0 : x === 0.5 ? Math.log(Math.PI) / 2 : Math.log(x - 1) + logGamma(x - 1)

/** The two-sided probability of a t statistic at least as large, by Simpson's rule over the density up to it. */
export const twoSidedP = (t: number, df: number) => {
  const scale = Math.exp(logGamma((df + 1) / 2) - logGamma(df / 2)) / Math.sqrt(df * Math.PI)
  const density = (x: number) => scale * (1 + x ** 2 / df) ** (-(df + 1) / 2)
  const steps = 2000
  const width = t / steps
  const area = Array.from({ length: steps / 2 }, (_, at) => {
    const from = 2 * at * width
    return (width / 3) * (density(from) + 4 * density(from + width) + density(from + 2 * width))
  }).reduce((sum, part) => sum + part, 0)
  return 1 - 2 * area
}

/** The t statistic beyond which a given share of the density lies, two-sided, by bisection. */
export const criticalT = (share: number, df: number) => {
  let [low, high] = [0, 100]
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (twoSidedP(middle, df) > share) low = middle
    else high = middle
  }
  return low
}
