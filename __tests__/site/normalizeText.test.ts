/** @jest-environment node */
import { normalizeText } from "../../src/site/normalizeText"

test.each([
  ["student's", "student’s"],
  ["'quoted'", "‘quoted’"],
  ['"quoted"', "“quoted”"],
  ["two words", " two   words\t"],
  ["two words", "two\u00a0words"],
  ["follow-up", "follow‑up"],
  ["2-3", "2–3"],
  ["resume", "résumé"],
  ["resume", "re\u0301sume\u0301"],
  ["LAW", "law"],
  ["zürich", "Zurich"],
  ["strasse", "Straße"],
  ["smorrebrod", "smørrebrød"],
  ["encyclopaedia", "encyclopædia"],
  ["final", "ﬁnal"],
  ["and so on...", "and so on…"],
  ["plagiarism", "pla\u00adgia\u200brism"],
])("who types %j finds %j", (typed, written) => {
  expect(normalizeText(written)).toBe(normalizeText(typed))
})

test.each([
  ["c", "c++"],
  ["c", "c#"],
  ["its", "it's"],
  ["work shop", "workshop"],
])("%j is not %j", (one, other) => {
  expect(normalizeText(one)).not.toBe(normalizeText(other))
})
