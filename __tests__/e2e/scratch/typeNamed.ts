import { contentTypeNamed } from "../../../src/content/contentTypes"

/** The content type with a GraphQL type name. */
export const typeNamed = (typeName: string) => {
  const type = contentTypeNamed(typeName)
  if (!type) throw new Error(`There is no type '${typeName}'.`)
  return type
}
