import { z } from "zod"
import { patterned, text } from "../fields"
import { pageLink } from "./shared"

const dialCode = (description: string) =>
  patterned(/^\+[0-9]{1,4}$/, "a plus sign and one to four digits").meta({ description, examples: ["+44"] })

/** The greetings for visitors from each country (docs/specification.md, The visitor's country). */
export const greetings = z.strictObject({
  byCountry: z
    .array(
      z.strictObject({
        country: text(60, "The country's English name, as the look-up returns it."),
        greeting: text(60, "The greeting for visitors from there."),
      }),
    )
    .min(1)
    .meta({ description: "Countries with a greeting of their own." }),
  other: text(60, "The greeting for any other country; {country} stands for its name."),
  unknown: text(60, "Shown while the country is looked up, for ten seconds at most."),
  neutral: text(30, "The greeting when the country cannot be determined, short enough for one line on a phone."),
})

/** The chat helper's fixed questions and answers (docs/specification.md, Floating buttons). */
export const chat = z.strictObject({
  title: text(40, "Name of the chat helper."),
  notice: text(120, "Says that the answers are automatic."),
  welcome: text(80, "The first message."),
  items: z
    .array(
      z.strictObject({
        question: text(120, "A question the visitor can tap."),
        answer: text(400, "Its answer."),
        link: pageLink.optional().meta({ description: "A link under the answer, to where the visitor goes on." }),
      }),
    )
    .min(1)
    .max(12)
    .meta({ description: "The questions, in the order in which they are offered." }),
})

/** The short list of dial codes; the full list comes from a package. */
export const dialCodes = z.strictObject({
  default: dialCode("The code that is selected at first."),
  short: z
    .array(dialCode("A dial code."))
    .min(1)
    .max(20)
    .meta({ description: "The codes of the enquiry form's short list." }),
})
