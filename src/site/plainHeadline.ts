/** The words between *asterisks* in a headline, and those around them: every second part is in italics. */
export const headlineParts = (text: string) => text.split(/(?<!\\)\*/).map((part) => part.replaceAll("\\*", "*"))

/** A headline without its markup, for titles and labels. */
export const plainHeadline = (text: string) => headlineParts(text).join("")
