/** The anchors of home sections that menus link to (docs/specification.md, Footer). */
export const homeSections = { workflow: "how-it-works", testimonials: "feedback", faqs: "faqs" } as const
