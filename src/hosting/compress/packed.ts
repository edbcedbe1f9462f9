/** Endings of files that shrink; pictures and fonts are compressed already. */
export const packed = [".html", ".js", ".mjs", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"] as const

/** Whether a file gets compressed variants, if it is large enough. */
export const isPacked = (file: string) => packed.some((ending) => file.endsWith(ending))
