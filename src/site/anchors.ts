/** The prefix of each question's anchor. */
export const questionPrefix = "faq-"

/** A title in lower case, its words joined by hyphens. */
const slugify = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** The anchor of a question on its page. */
export const faqAnchor = (question: string) => questionPrefix + slugify(question)

/**
 * The anchor of a titled part of a page. The prefix prevents clashes with ids of the layout, sections and Gatsby: a
 * part called 'Content' would otherwise get the id of the page's main element.
 */
export const partAnchor = (title: string) => `part-${slugify(title)}`

/** The anchor of a citation style's table, or of its row for one type of source. */
export const citationAnchor = (style: string, type?: string) =>
  ["cite", style, type].flatMap((part) => (part ? slugify(part) : [])).join("-")
