import type { Rule } from "./rule"

/** Something other than spaces has to be there. */
export const filled: Rule = (value) => (typeof value === "string" && value.trim() ? undefined : "required")
