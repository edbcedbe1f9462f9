/** The anchors of home's sections that menus lead to (docs/specification.md, Footer). */
export const homeSections = { workflow: "how-it-works", testimonials: "feedback", faqs: "faqs" } as const
