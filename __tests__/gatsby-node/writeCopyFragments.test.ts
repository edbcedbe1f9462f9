/** @jest-environment node */
import { copyFragmentsModule } from "../../src/gatsby-node/writeCopyFragments"
import { forms } from "../support/siteContent"

test("pages get the copy of the forms, but not the words of the automatic reply, which only the server reads", () => {
  expect(Object.keys(forms)).toContain("reply")
  expect(copyFragmentsModule()).toMatch(/fragment FormsCopy on Forms \{.* nextSteps \{/)
  expect(copyFragmentsModule()).not.toMatch(/\breply \{/)
})
