import { type Page, type Passage, readCopy } from "../../../tools/quality/readCopy"
import sharedSentences from "../../../tools/quality/sharedSentences.json"
import { sentencesOf } from "../../../tools/quality/words"
import agreements from "./agreements.json"

const textOf = ({ blocks }: Pick<Passage, "blocks">) => blocks.map(({ text }) => text).join(" ")

const numbersIn = (sentence: string) => sentence.replaceAll(",", "").match(/\d+/g) ?? []

/** What a passage says that contradicts the shipped policies: other figures, or what they leave no room for. */
export const contradictionsIn = (passage: Pick<Passage, "blocks">) => {
  const text = textOf(passage)
  const sentences = passage.blocks.flatMap((block) => sentencesOf(block.text))
  return [
    ...sentences.flatMap((sentence) =>
      agreements.figures
        .filter(({ pattern }) => new RegExp(pattern, "i").test(sentence))
        .flatMap(({ about, numbers }) => {
          const wrong = numbersIn(sentence).find((number) => !numbers.includes(number))
          return wrong ? `says ${wrong} about ${about}: ${sentence}` : []
        }),
    ),
    ...agreements.passages
      .filter(({ pattern, says }) => new RegExp(pattern, "i").test(text) && !(says && new RegExp(says, "i").test(text)))
      .map(({ about, remedy }) => `contradicts the policies on ${about}: ${text} ${remedy}`),
  ]
}

/** The passages in which the company speaks; a sample's piece is about something else. */
const ownPassages = ({ type, passages }: Page) =>
  passages.filter(({ path }) => !(type === "sample" && path.includes("body")))

/** Statements of the shipped copy that must be the same wherever they are made, and are not. */
export const disagreements = () => {
  const pages = readCopy(process.cwd())
  const lacking = pages
    .filter(({ file }) => agreements.roundsOfRevision.includes(file))
    .filter(({ passages }) => !sharedSentences.some((text) => passages.some((one) => textOf(one).includes(text))))
  return [
    ...lacking.map(({ file }) => `${file} does not say what a round of revision is in the words of the other pages`),
    ...pages.flatMap((page) =>
      ownPassages(page).flatMap((passage) => contradictionsIn(passage).map((words) => `${page.file}: ${words}`)),
    ),
  ]
}
