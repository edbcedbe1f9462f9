import { anchorWords } from "../../links/anchorWords"

/** The anchor of a question on its page. */
export const faqAnchor = (question: string) => `faq-${anchorWords(question)}`
