import type { CreateResolversArgs } from "gatsby"
import { dialCodes } from "./dialCodes"

/** The dial code of the region in a language code, as of Ireland in en-IE; null if it names none. */
export const dialCodeOf = ({ language }: { language: string }) => dialCodes.get(language.split("-")[1] ?? "") ?? null

/** The codes of the short list, with what is known of them; countries that share a code have the same prefix. */
export const offeredCodes = ({ short }: { short: readonly string[] }) =>
  short.map((code) => [...dialCodes.values()].find((known) => known.code === code) ?? { code, name: "", trunk: false })

/** Adds the dial codes of the enquiry form to the GraphQL schema: the short list, and the own code of a country page. */
export const addDialCodes = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({
    DialCodes: { offered: { type: "[DialCode!]!", resolve: offeredCodes } },
    Country: { dialCode: { type: "DialCode", resolve: dialCodeOf } },
  })
}
