import type { Issue } from "../../src/content/issue"
import agreements from "./agreements.json"
import { issueOf, type Page } from "./readCopy"
import { sentencesOf } from "./words"

const textOf = ({ blocks }: Page["passages"][number]) => blocks.map(({ text }) => text).join(" ")

/** The passages in which the company speaks; a sample's piece is about something else. */
const ownPassages = ({ type, passages }: Page) =>
  passages.filter(({ path }) => !(type === "sample" && path.includes("body")))

const numbersIn = (sentence: string) => sentence.replaceAll(",", "").match(/\d+/g) ?? []

/** Pages that lack a sentence which they share word for word with others. */
const missingSentences = (pages: readonly Page[]) =>
  agreements.sentences.flatMap(({ about, text, files }) =>
    pages
      .filter(
        ({ file, passages }) => files.includes(file) && !passages.some((passage) => textOf(passage).includes(text)),
      )
      .map((page) =>
        issueOf(page, undefined, {
          message: `does not say ${about} in the words of the other pages`,
          allowed: text,
          remedy: "Use this sentence word for word, or change it in tools/quality/agreements.json and on every page.",
        }),
      ),
  )

/** Sentences about one subject with a number that differs from the policies. */
const wrongFigures = (page: Page) =>
  ownPassages(page).flatMap((passage) =>
    passage.blocks.flatMap(({ text }) =>
      sentencesOf(text).flatMap((sentence) =>
        agreements.figures
          .filter(({ pattern }) => new RegExp(pattern, "i").test(sentence))
          .flatMap(({ about, numbers }) => {
            const wrong = numbersIn(sentence).find((number) => !numbers.includes(number))
            return wrong
              ? issueOf(page, passage, {
                  message: `says ${wrong} about ${about}`,
                  found: sentence,
                  allowed: numbers.join(", "),
                  remedy:
                    "Use the figure of the policy, or change it in tools/quality/agreements.json and on every page.",
                })
              : []
          }),
      ),
    ),
  )

/** Passages that leave out what must be said with them, or say what contradicts the policies. */
const wrongPassages = (page: Page) =>
  ownPassages(page).flatMap((passage) => {
    const text = textOf(passage)
    return agreements.passages
      .filter(({ pattern, says }) => new RegExp(pattern, "i").test(text) && !(says && new RegExp(says, "i").test(text)))
      .map(({ about, remedy }) =>
        issueOf(page, passage, { message: `contradicts the policies on ${about}`, found: text, remedy }),
      )
  })

/** Statements that must be the same wherever they are made, according to agreements.json, and are not. */
export const checkAgreements = (pages: readonly Page[]): Issue[] => [
  ...missingSentences(pages),
  ...pages.flatMap(wrongFigures),
  ...pages.flatMap(wrongPassages),
]
