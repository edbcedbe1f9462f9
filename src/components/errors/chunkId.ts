/** The name of the script that failed to load, or undefined if the error is a different one. */
export const chunkId = (error: unknown) => {
  if (!(error instanceof Error)) return undefined
  const [, id] = /^Loading (?:CSS )?chunk (\S+) failed/.exec(error.message) ?? []
  return id ?? (error.name === "ChunkLoadError" ? "" : undefined)
}
