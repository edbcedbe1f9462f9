/** The name of the script whose load failed, or undefined if an error is about something else. */
export const chunkId = (error: unknown) => {
  if (!(error instanceof Error)) return undefined
  const [, id] = /^Loading (?:CSS )?chunk (\S+) failed/.exec(error.message) ?? []
  return id ?? (error.name === "ChunkLoadError" ? "" : undefined)
}
