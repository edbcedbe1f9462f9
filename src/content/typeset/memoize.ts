/** The number of results that are kept, so that memory does not grow with the number of entries. */
const LIMIT = 1000

/**
 * Makes a function that returns its earlier result for equal arguments, as long as it is among the last 1,000.
 * @param run a function whose result depends only on its arguments, which can be written as JSON; errors are not kept
 */
export const memoize = <Args extends readonly unknown[], Result>(run: (...args: Args) => Result) => {
  const results = new Map<string, Result>()
  return (...args: Args): Result => {
    const key = JSON.stringify(args)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = run(...args)
    const [oldest] = results.keys()
    if (oldest !== undefined && results.size >= LIMIT) results.delete(oldest)
    results.set(key, result)
    return result
  }
}
