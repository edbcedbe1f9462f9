import { readFileSync } from "node:fs"
import { formsCopyModule } from "../../src/build/writeFormsCopy"

test("the fragment of the forms' copy asks for all that their schema has", () => {
  expect(readFileSync("src/site/formsCopy.ts", "utf8")).toBe(formsCopyModule())
})
