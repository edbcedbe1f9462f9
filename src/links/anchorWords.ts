/** The words of a title as they stand in an anchor: in lower case, joined by dashes. */
export const anchorWords = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
