import type { FieldValue } from "../desk/createDesk"

/** The names under which data/forms.json keeps the messages of broken rules. */
export type RuleName = "required" | "invalid" | "past"

/** Looks at what a field holds and names the rule it breaks, if any. */
export type Rule = (value: FieldValue | undefined) => RuleName | undefined
