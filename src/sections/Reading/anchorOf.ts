/** The anchor of a titled part of a page: its words in lower case, joined by dashes. */
export const anchorOf = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
