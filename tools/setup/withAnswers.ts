import { readFileSync } from "node:fs"
import type { z } from "zod"
import { jsonFilesIn } from "../../src/content/checkContent"
import type { Entry } from "../../src/content/checkFiles"
import type { dialCodes } from "../../src/content/schemas/behaviour"
import type { site } from "../../src/content/schemas/site"
import { siteFile } from "../../src/content/siteFacts"
import { escapeRegExp } from "../../src/site/escapeRegExp"
import type { SetupAnswers } from "./answers"
import { withValue } from "./withValue"

export type Site = z.infer<typeof site>
type DialCodes = z.infer<typeof dialCodes>
interface Forms {
  readonly rules: { readonly phone: string }
}

/** Whether any text of the data contains the brand's name as a word, as is likely if it is made of usual words. */
const isWordOfTexts = (root: string, brand: string) => {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(brand)}(?![\\p{L}\\p{N}])`, "u")
  return jsonFilesIn(root).some((file) => file !== siteFile && word.test(readFileSync(`${root}/data/${file}`, "utf8")))
}

/** The links to the networks that the company is on, in the order and words of those before; undefined for none. */
const socialsOf = ({ socials = [] }: Site, networks: NonNullable<SetupAnswers["networks"]>): Site["socials"] => {
  const known = socials.map(({ network }): string => network)
  const all = Object.entries(networks).toSorted(([one], [other]) => known.indexOf(one) - known.indexOf(other))
  const links = all.flatMap(([name, url]) => {
    const network = name as NonNullable<Site["socials"]>[number]["network"]
    const label = socials.find((link) => link.network === network)?.label ?? `{brand}, ${name}`
    return url ? [{ network, label, url }] : []
  })
  return links.length > 0 ? links : undefined
}

/** The colours after setup. Shades that were written by hand for another colour go. */
export const coloursWith = (before: Site["colours"], { accent, surfaces }: SetupAnswers): Site["colours"] => {
  if (accent) return { brand: accent, surfaces: surfaces ?? "follow" }
  return surfaces ? { ...before, surfaces } : before
}

const siteWith = (root: string, before: Site, answers: SetupAnswers): Site => {
  const { brand, domain, email, phone, company, offices, networks } = answers
  return {
    ...before,
    ...(brand && { brand, copyrightYear: new Date().getFullYear() }),
    ...(brand && isWordOfTexts(root, brand) && { brandIsWord: true }),
    colours: coloursWith(before.colours, answers),
    ...(domain && { url: `https://${domain}` }),
    ...(company && { company: { sample: false, ...company } }),
    ...(offices && { offices: offices.length > 0 ? offices : undefined }),
    ...(networks && { socials: socialsOf(before, networks) }),
    contact: {
      ...before.contact,
      ...(email && { email, hrEmail: email }),
      ...(phone && { phone, whatsapp: phone }),
    },
  }
}

/** The short list of codes, with one that was missing at its top. */
const withFirst = (short: readonly string[], code: string) => (short.includes(code) ? short : [code, ...short])

/** How an answer changes the content of an entry, by the entry's type. */
const edits: Readonly<Record<string, (content: never, answers: SetupAnswers, root: string) => object>> = {
  site: (content: Site, answers, root) => siteWith(root, content, answers),
  "dial-codes": (content: DialCodes, { dialCode }) =>
    dialCode ? { ...content, default: dialCode, short: withFirst(content.short, dialCode) } : content,
  forms: (content: Forms, { dialCode }) =>
    dialCode ? { ...content, rules: { ...content.rules, phone: "international" } } : content,
}

/** Changes an entry as the answers say; the entry itself if they say nothing about it. */
export const withAnswers =
  (root: string, answers: SetupAnswers) =>
  (entry: Entry): Entry =>
    withValue(entry, edits[entry.type.name]?.(entry.data.value as never, answers, root) ?? entry.data.value)
