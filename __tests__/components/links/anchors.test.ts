/** @jest-environment node */
import { partAnchor } from "../../../src/site/anchors"

test.each([
  ["Read the brief, twice", "part-read-the-brief-twice"],
  ["What’s a *café*?", "part-what-s-a-cafe"],
  ["Résumé naïve", "part-resume-naive"],
  ["C", "part-c"],
  ["C++", "part-c-plus-plus"],
  ["C#", "part-c-sharp"],
  ["C++ & C# help", "part-c-plus-plus-c-sharp-help"],
  ["日本語", "part-日本語"],
])("the anchor of %p is %p", (title, anchor) => {
  expect(partAnchor(title)).toBe(anchor)
})
