import { contentTypeNamed } from "../../../src/content/contentTypes"

/** The row of a type of content. */
export const typeNamed = (typeName: string) => {
  const type = contentTypeNamed(typeName)
  if (!type) throw new Error(`There is no type '${typeName}'.`)
  return type
}
