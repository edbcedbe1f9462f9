/** The prefix of each question's anchor. */
export const questionPrefix = "faq-"

/** Signs that tell names apart: C, C++ and C#. */
const namedSigns: Readonly<Record<string, string>> = { "+": "-plus", "#": "-sharp" }

/** A title in lower case without accents, its words joined by hyphens. Letters of other scripts stay. */
const slugify = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[\p{L}\p{N}+#])[+#](?=[+#]|\W|$)/gu, (sign) => namedSigns[sign] ?? "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
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
