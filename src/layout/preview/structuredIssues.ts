import Validator from "@adobe/structured-data-validator"

/** An item of a page's structured data. */
interface Item {
  "@type": string
}

/** What the validator, which knows Google's rules, says of a page's structured data. */
interface Verdict {
  /** The types of the page's items. */
  readonly types: readonly string[]
  /** What keeps Google from using an item. */
  readonly errors: readonly string[]
  /** What Google recommends, and an item lacks. */
  readonly advice: readonly string[]
}

/**
 * Checks the structured data of a page.
 * @param items the items of its graph
 */
export const structuredIssues = async (items: readonly Item[]): Promise<Verdict> => {
  const jsonld: Record<string, Item[]> = {}
  // The validator changes what it is given.
  for (const item of structuredClone(items)) jsonld[item["@type"]] = [...(jsonld[item["@type"]] ?? []), item]
  const issues = await new Validator().validate({ jsonld })
  const wordsOf = (wanted: "ERROR" | "WARNING") => {
    const ofKind = issues.filter(({ severity }) => severity === wanted)
    return [...new Set(ofKind.map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`))]
  }
  return { types: items.map((item) => item["@type"]), errors: wordsOf("ERROR"), advice: wordsOf("WARNING") }
}
