import { issueOf, type Page, type Passage } from "./readCopy"
import { sentencesOf } from "./words"

interface Rule {
  /** What a sentence may not say … */
  pattern: RegExp
  /** … unless it also says this. */
  unless?: RegExp
  /** The texts that the rule is for; all, if left out. */
  isFor?: (page: Page, passage: Passage) => boolean
  message: string
  remedy: string
}

const companyTypes: readonly string[] = [
  "service",
  "page",
  "policy",
  "workflow",
  "reasons",
  "features",
  "faqs",
  "ordering",
]

/** Whether a text is shown, word for word, on the page of every service. */
const isOnEveryService = ({ type }: Page, { path: [field] }: Passage) =>
  type === "ordering" && (field === "heading" || field === "short" || field === "facts")

/** What pages say about the company that the other pages, the forms or the plans do not keep. */
const rules: readonly Rule[] = [
  {
    pattern: /\b(?:upload|attach|paste|photograph|drop (?:in|off))(?:s|e?d|ing)?\b/i,
    unless: /\be-mail\b/i,
    isFor: (_, { path: [field] }) => field === "enquiry",
    message: "asks for files at a form that takes none",
    remedy: "Say that they can follow by e-mail.",
  },
  {
    pattern: /\b(?:essays?|model answers?|the work)\b/i,
    isFor: isOnEveryService,
    message: "is shown with every service, but is true of only some",
    remedy: "Say what is true of a CV, a checked list and a tutorial, too; what differs belongs into factsByGroup.",
  },
  {
    pattern: /\bEngland\b.*\b(?:Ireland|Australia|New Zealand)\b|\b(?:Ireland|Australia|New Zealand)\b.*\bEngland\b/,
    unless: /\b(?:laws?|statutes?|Act|UK|United Kingdom|Scotland|Wales)\b/i,
    message: "names England alone, although the same limits hold in all of the United Kingdom",
    remedy: "Write the United Kingdom; England is right only where its law is meant.",
  },
  {
    pattern:
      /\b(?:half|most|two[- ]thirds|three[- ]quarters|a third|nine (?:out )?of ten) (?:of )?(?:all |the |your |our |usual |lost )*(?:answers|corrections|drafts|errors|essays|examiners|faults|gaps|lecturers|libraries|lists|markers|marks|mistakes|resubmissions|scripts|students|theses|tutors)\b/i,
    unless: /\((?:[^()]*\D)?(?:19|20)\d\d[a-z]?\)/,
    isFor: ({ type }) => companyTypes.includes(type),
    message: "gives a share without saying where it comes from",
    remedy: "Name the source and its year, or write many, often or some.",
  },
  {
    pattern:
      /\b(?:free|unlimited|without charge|no extra cost)\b.*\brevisions?\b|\brevisions?\b.*\b(?:free|unlimited|without charge|cost nothing)\b/i,
    unless: /\b(?:plans?|platinum)\b/i,
    isFor: ({ type }) => type !== "policy" && type !== "plans",
    message: "calls revisions free, although plans count them",
    remedy: "Call what departs from the brief a correction, which is free, and a change of mind a round.",
  },
]

/** Sentences that promise what the forms, the plans or other pages do not keep. */
export const checkPromises = (pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.passages.flatMap((passage) =>
      rules
        .filter(({ isFor }) => isFor?.(page, passage) ?? true)
        .flatMap(({ pattern, unless, message, remedy }) => {
          const sentences = passage.blocks.flatMap(({ text }) => sentencesOf(text))
          const found = sentences.find((sentence) => pattern.test(sentence) && !unless?.test(sentence))
          return found ? issueOf(page, passage, { message, found, remedy }) : []
        }),
    ),
  )
