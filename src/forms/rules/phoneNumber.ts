import { filled } from "./filled"
import type { Rule } from "./rule"

/** Exactly ten digits, where any fault has one message. */
export const phoneNumber: Rule = (value) =>
  typeof value === "string" && /^[0-9]{10}$/.test(value) ? undefined : "invalid"

/** Exactly ten digits, where an empty field has a message of its own. */
export const requiredPhoneNumber: Rule = (value) => filled(value) ?? phoneNumber(value)
