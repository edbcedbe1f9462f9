/** The singular of a list's name: `faq` for `faqs`, `country` for `countries`. */
export const singular = (name: string) => name.replace(/ies$/, "y").replace(/(?<!s)s$/, "")
