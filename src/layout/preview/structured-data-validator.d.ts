/** The part of the package that the preview and the tests use; it ships no types of its own. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string
    severity: "ERROR" | "WARNING"
    rootType: string
  }

  export default class Validator {
    /** @param data the items of a page by their types, as returned by an extractor */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
