/** The name of the script that a failed load was about, or undefined if an error is about something else. */
export const chunkId = (fault: unknown) => {
  if (!(fault instanceof Error)) return undefined
  const [, id] = /^Loading (?:CSS )?chunk (\S+) failed/.exec(fault.message) ?? []
  return id ?? (fault.name === "ChunkLoadError" ? "" : undefined)
}
