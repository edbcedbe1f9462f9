/** @jest-environment node */
import { readFileSync } from "node:fs"
import nspell from "nspell"
import { checkSpelling, misspelt, readWordList, spellableWords } from "../../../tools/quality/spelling"
import { copyPage } from "../../support/copyPage"

const dictionary = nspell({
  aff: readFileSync("node_modules/dictionary-en-gb/index.aff"),
  dic: readFileSync("node_modules/dictionary-en-gb/index.dic"),
})
const none = new Set<string>()

test("British spelling passes, American spelling and misspellings do not", () => {
  expect(misspelt("We organise colour programmes at the centre and practise judgement.", dictionary, none)).toEqual([])
  expect(misspelt("We organize color at the center, definately.", dictionary, none)).toEqual([
    "organize",
    "color",
    "center",
    "definately",
  ])
})

test("possessives follow their word, and curly apostrophes count as apostrophes", () => {
  expect(misspelt("the student’s and students’ work doesn’t stop", dictionary, none)).toEqual([])
})

test("a contraction may end a sentence", () => {
  expect(spellableWords("This doesn’t. E. M. Forster didn't.")).toEqual(["This", "doesn't", "Forster", "didn't"])
})

test("codes, initials and numbers are not checked", () => {
  expect(spellableWords("H2O, NBK2681, PDFs, W. W. Norton, me@mail.example and 2nd")).toEqual(["Norton", "and"])
})

test("a long word in capitals is checked like any other", () => {
  expect(misspelt("A WARNING in capitals, and a DEFINATE slip", dictionary, none)).toEqual(["DEFINATE"])
})

test("a listed word may be capitalised, a listed name must be", () => {
  const list = readWordList("# Terms\nlogit\nQuillhaven  # the brand\n")
  expect(misspelt("Logit at Quillhaven, LoGit at quillhaven", dictionary, list)).toEqual(["LoGit", "quillhaven"])
})

test("a word listed for one file is valid only there", () => {
  const list = readWordList("organize @data/service/test.json")
  const pageOf = (slug: string) => copyPage("service", { opening: "They organize it." }, { slug })
  expect(checkSpelling([pageOf("test"), pageOf("other")], dictionary, list)).toEqual([
    expect.objectContaining({
      file: "data/service/other.json",
      field: "opening",
      message: expect.stringMatching(/^contains a word that is not in the British dictionary: organize \(/),
      remedy: expect.stringContaining("tools/quality/words.txt"),
    }),
  ])
})

test("no word in the list is unnecessary", () => {
  const words = [...readWordList(readFileSync("tools/quality/words.txt", "utf8"))]
  expect(words.filter((word) => !word.includes("@") && dictionary.correct(word))).toEqual([])
})
