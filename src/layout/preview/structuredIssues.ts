import Validator from "@adobe/structured-data-validator"

/** An item of a page's structured data. */
interface Item {
  "@type": string
}

/** What the validator, which knows Google's rules, says of a page's structured data. */
interface StructuredIssues {
  /** The types of the page's items. */
  readonly types: readonly string[]
  /** What keeps Google from using an item. */
  readonly errors: readonly string[]
  /** What Google recommends, and an item lacks. */
  readonly advice: readonly string[]
}

/**
 * Checks the structured data of a page.
 * @param json its JSON-LD, with a graph of items; empty if it has none
 */
export const structuredIssues = async (json: string): Promise<StructuredIssues> => {
  const items: Item[] = json ? JSON.parse(json)["@graph"] : []
  const jsonld: Record<string, Item[]> = {}
  for (const item of items) jsonld[item["@type"]] = [...(jsonld[item["@type"]] ?? []), item]
  const types = items.map((item) => item["@type"])
  const issues = await new Validator().validate({ jsonld })
  const wordsOf = (wanted: "ERROR" | "WARNING") => {
    const ofKind = issues.filter(({ severity }) => severity === wanted)
    return [...new Set(ofKind.map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`))]
  }
  return { types, errors: wordsOf("ERROR"), advice: wordsOf("WARNING") }
}
