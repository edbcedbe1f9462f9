/** The name of one item of a list: `faqs` holds a `faq`, `countries` a `country`. */
export const singular = (name: string) => name.replace(/ies$/, "y").replace(/(?<!s)s$/, "")
