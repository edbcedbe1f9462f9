import { webcrypto } from "node:crypto"
import { createReference, REFERENCE_CHARACTERS } from "../../../src/forms/lead/createReference"

test("references have six characters that cannot be taken for one another, and differ", () => {
  jest.spyOn(crypto, "getRandomValues").mockImplementation(webcrypto.getRandomValues.bind(webcrypto) as never)
  const references = Array.from({ length: 200 }, createReference)
  for (const reference of references) expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{6}$/)
  expect(new Set(references).size).toBeGreaterThan(195)
  expect(new Set(references.join(""))).toEqual(new Set(REFERENCE_CHARACTERS))
})
