/**
 * Asks once for something that is fetched, however often it is wanted; after a failure the next call asks again.
 * @throws (by rejection) what `ask` rejects with
 */
export const askOnce = <Answer>(ask: () => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask().catch((fault: unknown) => {
      asked = undefined
      throw fault
    })
    return asked
  }
}
