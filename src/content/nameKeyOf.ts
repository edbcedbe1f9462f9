import type { JsonSchema } from "./jsonSchemaOf"

/** Fields that are names wherever they occur, best first. */
const names = ["name", "title", "question", "label", "heading"]

/**
 * The field whose text names an entry, or an item of a list, to a reader: one of the above, or else the first required text that
 * is written rather than chosen. `npm run new`, the editing page and the tests take it from here.
 */
export const nameKeyOf = ({ properties = {}, required = [] }: JsonSchema) => {
  const isWritten = (key: string) => {
    const { type, enum: choices, "x-image": isImage } = properties[key] ?? {}
    return key !== "slug" && type === "string" && !choices && !isImage
  }
  const [first = "slug"] = Object.keys(properties)
  return names.find((key) => key in properties) ?? required.find(isWritten) ?? first
}
