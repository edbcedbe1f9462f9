import { singular } from "../../content/sdlOf"

/** Words that labels spell differently from names. */
const spellings: Record<string, string> = {
  seo: "Search result",
  alt: "Description for people who cannot see it",
  faqs: "Questions",
  faq: "Question",
  lede: "Opening sentence",
  to: "Leads to",
  url: "Web address",
}

/** The label of a field, a choice or a type, from its name: `faqsHeading` becomes `Faqs heading`. */
export const labelOf = (name: string) => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase()
  return spellings[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of one item of a list: `notes` holds a `Note`. */
export const itemLabelOf = (name: string) => labelOf(singular(name))
