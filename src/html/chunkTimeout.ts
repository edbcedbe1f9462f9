/** Milliseconds after which a script that has not arrived counts as failed, as do its data (specification, section 7). */
export const chunkTimeout = 120_000
