/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby"
import { addNextSteps } from "../../src/gatsby-node/addNextSteps"

interface Resolvers {
  Forms: { nextSteps: { resolve: (source: object, args: object, context: object) => Promise<unknown> } }
}

/** The next steps that pages get from a site, with references or without. */
const stepsOf = (reference: boolean) => {
  const createResolvers = jest.fn<void, [Resolvers]>()
  addNextSteps({ createResolvers } as unknown as CreateResolversArgs)
  const nodeModel = { findOne: async () => ({ leads: { reference } }) }
  return createResolvers.mock.calls[0]?.[0].Forms.nextSteps.resolve({ nextSteps: "steps" }, {}, { nodeModel })
}

test("pages carry what happens next only if forms have a reference, with which it shows", async () => {
  expect(await stepsOf(true)).toBe("steps")
  expect(await stepsOf(false)).toBeNull()
})
