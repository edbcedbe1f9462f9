import { contentTypes } from "../../../src/content/contentTypes"

/** The row of a kind of content. */
export const typeNamed = (kind: string) => {
  const type = contentTypes.find(({ name }) => name === kind)
  if (!type) throw new Error(`There is no kind '${kind}'.`)
  return type
}
