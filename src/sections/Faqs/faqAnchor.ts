import { anchorOf } from "../Reading/anchorOf"

/** The anchor of a question on its page. */
export const faqAnchor = (question: string) => `faq-${anchorOf(question)}`
