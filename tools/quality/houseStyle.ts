import { issueOf, type Page } from "./readCopy"

interface Rule {
  pattern: RegExp
  /** Whether the rule applies to the text as in the file, with its Markdown. */
  asWritten?: boolean
  /** The name of the fields that the rule is for; all, if left out. */
  field?: string
  message: string
  remedy: string
}

/** The chosen form of everything that can be written in several ways. */
const rules: readonly Rule[] = [
  {
    pattern: /\d(?:\s%|\s?per\s?cent\b)|\bpercent\b/i,
    message: "writes a percentage differently from the house style",
    remedy: "Write figures with the sign and no space (28%), and numbers in words with 'per cent'.",
  },
  {
    pattern: /\p{L}'\p{L}|(?:^|\s)"\p{L}/u,
    message: "contains a straight quotation mark",
    remedy: "Write ’ for the apostrophe, and “ ” or ‘ ’ around words.",
  },
  {
    pattern: /\](?:\(|\[)/,
    message: "contains the brackets of a link that does not work",
    remedy: "Write [words](/address), in a field that takes Markdown.",
  },
  {
    // Words that the British dictionary accepts since they have another sense or are used in another country.
    pattern:
      /\b(?:thru|gotten|plow|yogurt|off of)\b|\b(?:an?|the|this|your|our|no) license\b|\d (?:\p{L}+ )?meters?\b|\b(?:degree|graduate|study|research|exchange|doctoral) programs?\b/iu,
    message: "contains an American form",
    remedy: "Write the British one, such as through, got, licence (the noun), metre or degree programme.",
  },
  {
    pattern: /\bproof[- ]read|\blog-in\b/i,
    message: "hyphenates a word that the house style writes as one",
    remedy: "Write proofread and proofreading, and login for the noun ('log in' is the verb).",
  },
  {
    pattern: /\p{L} [,;?!](?=\s|$)/u,
    message: "contains a space before a punctuation mark",
    remedy: "Remove the space.",
  },
  {
    pattern: /[^\s|] {2,}[^\s|]/,
    asWritten: true,
    message: "contains two spaces in a row",
    remedy: "Write only one space.",
  },
  {
    pattern: /\b(?!(?:had had|that that)\b)(\p{L}+) \1\b/iu,
    asWritten: true,
    message: "contains a repeated word",
    remedy: "Remove one of the two.",
  },
  {
    pattern: /(?<=[\p{L}\p{N}])(?<!\\)\*+(?=[^\s*])[^*\n]*[^\s*\\]\*+(?=[\p{L}\p{N}])/u,
    asWritten: true,
    message: "sets part of a word or number in italics",
    remedy: "Write \\* for an asterisk, × for a product or $2*3*4$ for a formula; italicise whole words only.",
  },
  {
    pattern: /◦\n+ +\S/u,
    asWritten: true,
    message: "begins a paragraph after a formula with a space",
    remedy: "Remove the space.",
  },
  {
    pattern:
      /^(?:Yes|No), (?!(?:and|but|because|if|unless|though|although|when|where|whatever|with|for|from|as|in|at|on|by|except|not|briefly|usually)\b)/,
    field: "answer",
    message: "joins another thought to yes or no",
    remedy: "Write a full stop after Yes or No, or give the reason with 'because'.",
  },
]

/** Texts whose wording is fixed (docs/specification.md, The visitor's country). */
const asSpecified: readonly string[] = ["G'day from Australia!"]

const withoutCode = (source: string) => source.replace(/(`+|\$\$)[\s\S]*?\1|\$[^$\n]+\$/g, "◦")

/** Fields that break the house style. */
export const checkHouseStyle = (pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.passages
      .filter(({ source }) => !asSpecified.includes(source))
      .flatMap((passage) =>
        rules
          .filter(({ field }) => !field || passage.path.at(-1) === field)
          .flatMap(({ pattern, asWritten, message, remedy }) => {
            const text = asWritten ? withoutCode(passage.source) : passage.blocks.map((block) => block.text).join("\n")
            const found = pattern.exec(text)
            return found
              ? issueOf(page, passage, {
                  message,
                  found: text.slice(Math.max(0, found.index - 20), found.index + 40).trim(),
                  remedy,
                })
              : []
          }),
      ),
  )
