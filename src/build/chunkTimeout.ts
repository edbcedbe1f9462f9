/** Milliseconds after which a script that has not arrived counts as failed, as do its data (docs/specification.md, Scripts). */
export const chunkTimeout = 120_000
