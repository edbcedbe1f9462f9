/** @jest-environment node */
import { readFileSync } from "node:fs"
import { sampleKinds, sampleSubjects } from "../../src/content/schemas/sample"

const css = readFileSync("src/sections/SampleList/SampleList.module.css", "utf8")

test.each([...sampleKinds.map((kind) => ["kind", kind]), ...sampleSubjects.map((subject) => ["subject", subject])])(
  "the list of samples can be narrowed to the %s %s",
  (field, value) => {
    expect(css).toContain(`.samples:has([value="${value}"]:checked) .item:not([data-${field}="${value}"])`)
  },
)
