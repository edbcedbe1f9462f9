/** An entry without its static type, for tests that write invalid values. */
export const loose = (entry: object) => entry as Record<string, unknown>
