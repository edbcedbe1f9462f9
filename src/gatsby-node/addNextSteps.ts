import type { CreateResolversArgs } from "gatsby"

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<{ leads: { reference: boolean } }> }
}

/** What happens next shows with the reference of a form; pages carry it only if the owner has references. */
const shownSteps = async ({ nextSteps }: { nextSteps: object }, _args: unknown, { nodeModel }: Context) => {
  const { leads } = await nodeModel.findOne({ type: "SiteFacts", query: {} })
  return leads.reference ? nextSteps : null
}

/** Makes the next steps of the forms depend on `leads.reference` in data/site.json. */
export const addNextSteps = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({ Forms: { nextSteps: { type: "FormsNextSteps", resolve: shownSteps } } })
}
