import type { ContentType } from "../../src/content/contentTypes"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"

/** Why `npm run new` cannot write an entry of a type, as a sentence; undefined if it can, or if there is no such type. */
export const obstacleTo = (type?: ContentType) => {
  if (type?.path && !type.template)
    return `A ${type.name} also needs a file in src/pages, so it is not made by npm run new.`
  const { required = [], properties = {} } = type ? jsonSchemaOf(type) : {}
  return required.some((key) => properties[key]?.["x-image"])
    ? `A ${type?.name} begins with its file: add it on the editing page (npm run edit).`
    : undefined
}
