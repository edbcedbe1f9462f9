import type { Rule } from "./rule"

/** The box has to be ticked. */
export const ticked: Rule = (value) => (value === true ? undefined : "required")
