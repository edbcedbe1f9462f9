/** @jest-environment node */
import { getCountries, getExampleNumber } from "libphonenumber-js/max"
import examples from "libphonenumber-js/mobile/examples"
import { acceptDigits } from "../../../src/forms/fields/acceptDigits"
import { lengthsInWords, nationalNumber, sentValues } from "../../../src/forms/fields/nationalNumber"
import { validatorOf } from "../../../src/forms/rules"
import { dialCodes, lengthsOf } from "../../../src/gatsby-node/dialCodes"

const codes = [...dialCodes.values()].map((entry) => ({ ...entry, lengths: lengthsOf(entry.code) }))

/** What is sent of a number that is pasted into the contact form while a code is chosen; undefined if it is refused. */
const sent = (chosen: string, written: string) => {
  const { digits, code } = acceptDigits({ digits: "", code: chosen }, written, codes, false)
  const values = { mobile: digits, countryCode: code }
  const isInvalid = "mobile" in validatorOf("contact", { codes, nationalNumber })(values)
  return isInvalid ? undefined : sentValues("contact", values, codes)
}

test("every region's example number is sent as one and the same, however it is written", () => {
  expect(getCountries().length).toBeGreaterThanOrEqual(245)
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples)
    const plan = dialCodes.get(country)
    if (!example || !plan) throw new Error(`${country} has no example number`)
    const expected = { mobile: String(example.nationalNumber), countryCode: plan.code }
    const written = {
      bare: example.nationalNumber,
      nationally: example.formatNational(),
      internationally: example.formatInternational(),
      "internationally in one piece": example.number,
      "with 00": `00${example.number.slice(1)}`,
      "with the trunk prefix": plan.trunk + example.nationalNumber,
      "with both": `${plan.code} (${plan.trunk}) ${example.nationalNumber}`,
    }
    for (const [way, text] of Object.entries(written))
      expect({ country, way, text, ...sent(plan.code, text) }).toEqual({ country, way, text, ...expected })
    expect({ country, ...sent("+91", example.formatInternational()) }).toEqual({ country, ...expected })
  }
})

test("a number that is too short or too long for its country is refused", () => {
  const [british] = codes.filter(({ code }) => code === "+44")
  if (!british) throw new Error("There is no +44")
  expect(british.lengths).toEqual([9, 10])
  expect(nationalNumber("74001234", british)).toBeUndefined()
  expect(nationalNumber("74001234567", british)).toBeUndefined()
  expect(nationalNumber("07400123456", british)).toBe("7400123456")
  expect(nationalNumber("447400123456", british)).toBe("7400123456")
})

test.each([
  [[10], "10"],
  [[9, 10], "9 or 10"],
  [[7, 8, 11], "7, 8 or 11"],
  [[5, 6, 7, 8], "5–8"],
  [[4, 6, 7, 8], "4 or 6–8"],
])("%j in words: %s", (lengths, words) => expect(lengthsInWords(lengths)).toBe(words))
