/** A text as a part of a regular expression that matches it to the letter. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
