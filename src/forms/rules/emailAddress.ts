import { filled } from "./filled"
import type { Rule } from "./rule"

/** Local part, @, dotted domain, final segment of 2 to 4 characters (specification, sections 5 and 9). */
const pattern = /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}_-]{2,4}$/u

/** An e-mail address, where any fault has one message. */
export const emailAddress: Rule = (value) => (typeof value === "string" && pattern.test(value) ? undefined : "invalid")

/** An e-mail address, where an empty field has a message of its own. */
export const requiredEmailAddress: Rule = (value) => filled(value) ?? emailAddress(value)
