import type { CreateResolversArgs } from "gatsby"
import { dialCodes, lengthsOf } from "./dialCodes"

/** The dial code of the region in a language code, as of Ireland in en-IE; null if it names none. */
export const dialCodeOf = ({ language }: { language: string }) => dialCodes.get(language.split("-")[1] ?? "") ?? null

/** The codes of the short list, with what is known of them; countries that share a code have the same prefix. */
export const offeredCodes = ({ short }: { short: readonly string[] }) =>
  short.map((code) => [...dialCodes.values()].find((known) => known.code === code) ?? { code, name: "", trunk: "" })

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<{ rules: { phone: string } }> }
}

/** The lengths of a code's numbers if the owner accepts the numbers of all countries; otherwise pages carry none. */
const acceptedLengths = async ({ code }: { code: string }, _args: unknown, { nodeModel }: Context) => {
  const { rules } = await nodeModel.findOne({ type: "Forms", query: {} })
  return rules.phone === "international" ? lengthsOf(code) : null
}

/** Adds the dial codes of the enquiry form to the GraphQL schema: the short list, and the own code of a country page. */
export const addDialCodes = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({
    DialCode: { lengths: { resolve: acceptedLengths } },
    DialCodes: { offered: { type: "[DialCode!]!", resolve: offeredCodes } },
    Country: { dialCode: { type: "DialCode", resolve: dialCodeOf } },
  })
}
