/** The anchors of home's sections that menus lead to (docs/specification.md, Footer). */
export const homeSections = { workflow: "how-it-works", testimonials: "feedback", faqs: "faqs" } as const

/** What the anchor of each question begins with. */
export const questionPrefix = "faq-"
