/** @jest-environment node */
import { copyFragmentsModule } from "../../src/gatsby-node/writeCopyFragments"
import { forms } from "../support/siteContent"

const off = {
  context: false,
  reference: false,
  separateOffers: false,
  brief: false,
  anyEnding: false,
  international: false,
}

/** The fields that a build leaves out of its queries. */
const leftOut = (on: Partial<typeof off>) =>
  Array.from(copyFragmentsModule({ ...off, ...on }).matchAll(/(\w+) @include\(if: false\)/g), ([, field]) => field)

test("pages get the copy of the forms, but not the words of the automatic reply, which only the server reads", () => {
  expect(Object.keys(forms)).toContain("reply")
  expect(copyFragmentsModule()).toMatch(/fragment FormsCopy on Forms \{.* shared \{/)
  expect(copyFragmentsModule()).not.toMatch(/\breply \{/)
})

test.each<[keyof typeof off, string[]]>([
  ["context", ["fromPage", "leads"]],
  ["reference", ["nextSteps", "leads"]],
  ["separateOffers", ["offers", "termsAlone", "offersAccepted"]],
  ["brief", ["brief"]],
  ["anyEnding", ["emailEnding"]],
  ["international", ["phoneLengths", "lengths"]],
])("pages carry what the setting %s needs only if it is on", (setting, fields) => {
  expect(leftOut({})).toEqual(expect.arrayContaining(fields))
  for (const field of fields) expect(leftOut({ [setting]: true })).not.toContain(field)
})

test("the live preview, in which settings can change, asks for everything", () =>
  expect(copyFragmentsModule()).not.toContain("if: false"))
