import { fill } from "../../site/fill"
import { acceptedLength, isTooLong } from "../mail/sendMail"

/**
 * What is said below a text that is longer than what receives it takes.
 * @param words {count} stands for how many characters may be
 */
export const lengthMessage = (text: string, words: string) =>
  isTooLong([text]) ? fill(words, { count: acceptedLength(text).toLocaleString("en-GB") }) : undefined
