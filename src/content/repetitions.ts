import { faqAnchor, partAnchor } from "../site/anchors"
import { plainAddress } from "../site/plainAddress"
import type { Entry } from "./checkFiles"
import type { ContentType } from "./contentTypes"
import { fieldName, type IssueText } from "./issue"
import type { Field } from "./stringFields"

/** A value that an entry may have only once; equal ids are duplicates. */
interface UniqueValue {
  id: string
  /** The issue of the second value, given the field and line of the first. */
  repeated: (first: string, line: number) => IssueText
}

const nameOfList = (path: readonly PropertyKey[]) =>
  typeof path.at(-1) === "number" ? fieldName(path.slice(0, -1)) : undefined

/** The anchor that a field gives its place on the page, if any. */
const anchorOf = (place: readonly PropertyKey[], value: string, { path }: ContentType) => {
  if (place.at(-2) === "aliases") return value
  if (place.at(-1) === "question") return faqAnchor(value)
  return place.at(-1) === "title" && path && place.length > 1 && place[0] !== "seo" ? partAnchor(value) : undefined
}

const uniqueValueOf = ({ path: place, value, schema }: Field, { type }: Entry): UniqueValue | undefined => {
  const target = schema["x-reference"]
  const list = nameOfList(place)
  if (target && list !== undefined)
    return {
      id: `${list} ${value}`,
      repeated: () => ({
        message: `refers to a ${target} that is already in the list`,
        remedy: `Write the slug of another ${target}.`,
      }),
    }
  if (schema["x-address"] === "old")
    return {
      id: `redirect ${plainAddress(value)}`,
      repeated: (first) => ({
        message: `is already redirected in ${first}`,
        remedy: "Delete one of the two redirects.",
      }),
    }
  // A link to one of two equal anchors would always go to the first.
  const anchor = anchorOf(place, value, type)
  if (anchor === undefined) return undefined
  return {
    id: anchor,
    repeated: (first, line) => ({
      message: `repeats ${first} on line ${line}`,
      remedy: "Write something different, or delete one of the two.",
    }),
  }
}

/** The issues of fields that repeat an earlier one of their entry, in the order of the file. */
export const repetitions = (fields: readonly Field[], entry: Entry) => {
  const first = new Map<string, Field>()
  const found = new Map<Field, IssueText>()
  for (const field of fields) {
    const unique = uniqueValueOf(field, entry)
    if (!unique) continue
    const earlier = first.get(unique.id)
    if (!earlier) first.set(unique.id, field)
    else found.set(field, unique.repeated(fieldName(earlier.path), entry.data.positionOf(earlier.path).line))
  }
  return found
}
