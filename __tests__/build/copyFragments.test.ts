import { readFileSync } from "node:fs"
import { copyFragmentsModule } from "../../src/build/writeCopyFragments"

test("the fragments of copy ask for what the schemas have", () => {
  expect(readFileSync("src/site/copyFragments.ts", "utf8")).toBe(copyFragmentsModule())
})
