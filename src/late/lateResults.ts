const lateResults = new WeakSet<object>()

/**
 * Says of the result of a query that only late parts read it (`latePart`), and what is drawn on use once `fetchLateResults`
 * is done. It is left out of the HTML, and fetched with the first of their scripts.
 */
export const keepLate = <Result extends object>(result: Result) => {
  lateResults.add(result)
  return result
}

/** Whether the part that reads it has said so while it was drawn. */
export const isLate = (result: unknown) => result instanceof Object && lateResults.has(result)
