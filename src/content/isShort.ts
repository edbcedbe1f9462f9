import { wordCount } from "../site/wordCount"
import type { ContentType } from "./contentTypes"
import { copyFields } from "./copyFields"
import { isHidden } from "./isHidden"
import { jsonSchemaOf } from "./jsonSchemaOf"

/**
 * Whether the page of an entry has so little text of its own that longer sections which all pages of its type share give way. A
 * hidden page keeps them, since only search engines mind.
 * @param entry the value of a data file, or its node
 */
export const isShort = (type: ContentType, entry: object) => {
  const { elsewhere = [], words } = type.quality ?? {}
  if (!words?.beside || isHidden(entry)) return false
  const left = ["seo", ...elsewhere]
  const own = copyFields(entry, jsonSchemaOf(type)).filter(({ path }) => !left.includes(String(path[0])))
  const { beside } = words
  let count = 0
  return !own.some(({ value }) => {
    count += wordCount([value])
    return count >= beside
  })
}
