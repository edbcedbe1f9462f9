import { italics } from "./italics"

/** A style with its rules, as the query of the tool reads them. */
export type StyleWithRules = Queries.StyleRulesFragment & { readonly rules: Rules }

export type Rules = NonNullable<Queries.StyleRulesFragment["rules"]>

export type KindRules = Rules["kinds"][number]

export type NameForm = Rules["names"]["list"]

/**
 * Rules as the engine reads them: asterisks become marks of italics, so that one which a reader types stays an asterisk, and
 * ␣ becomes the space that forms would cut off at the ends of a text.
 */
export const withItalics = (rules: Rules): Rules =>
  JSON.parse(JSON.stringify(rules).replaceAll("*", italics).replaceAll("␣", " "))
