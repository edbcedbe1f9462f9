import { contentTypes, isFolder } from "../../src/content/contentTypes"
import { suggest } from "../../src/content/suggest"

const types = contentTypes.filter(isFolder)

/** The names of the content types with one file per entry. */
export const typeNames = types.map(({ name }) => name)

/**
 * The content type of a name.
 * @throws Error if there is none with one file per entry
 */
export const folderTypeNamed = (name = "") => {
  const type = types.find((one) => one.name === name)
  if (type) return type
  const meant = suggest(name, typeNames)
  const unknown = name === "" ? "" : `There is no type '${name}'${meant ? `; did you mean '${meant}'?` : "."} `
  throw new Error(`${unknown}Give a type: ${typeNames.join(", ")}.`)
}
