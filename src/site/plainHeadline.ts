/** A headline without the asterisks, for titles and labels. */
export const plainHeadline = (text: string) => text.replaceAll("*", "")
