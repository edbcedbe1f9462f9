/**
 * Runs an asynchronous function once, however often it is called; after a failure the next call runs it again.
 * @throws (by rejection) what `run` rejects with
 */
export const once = <Result>(run: () => Promise<Result>) => {
  let running: Promise<Result> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
