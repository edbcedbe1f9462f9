import { anchorWords } from "../../links/anchorWords"
import { questionPrefix } from "../../site/homeSections"

/** The anchor of a question on its page. */
export const faqAnchor = (question: string) => questionPrefix + anchorWords(question)
