import type { z } from "zod"
import type { Entry } from "../../src/content/checkFiles"
import { excerpt, fieldName, type Issue } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import type { site } from "../../src/content/schemas/site"
import { type Field, stringFields } from "../../src/content/stringFields"
import { falseSentences } from "../setup/falseSentences"
import { shippedSample } from "./shippedSamples"

/** The places in an entry where `sample` is true. */
export const samplesIn = (value: unknown, path: PropertyKey[] = []): PropertyKey[][] => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return key === "sample" && part === true ? [place] : samplesIn(part, place)
  })
}

/** Whether a field is in something that is marked as a sample, and so reported as a whole. */
const isMarked = (field: Field, samples: readonly PropertyKey[][]) =>
  samples.some((place) => place.slice(0, -1).every((key, depth) => field.path[depth] === key))

/** What is left as it was shipped although nothing says that it is a sample, one issue for each kind of field. */
export const unchangedSamples = ({ type, data }: Entry): Issue[] => {
  const marked = samplesIn(data.value)
  const found = stringFields(data.value, jsonSchemaOf(type)).flatMap((field) => {
    const sample = isMarked(field, marked) ? undefined : shippedSample(type.name, field.path, field.value)
    return sample ? [{ sample, path: field.path, text: excerpt(field.value) }] : []
  })
  return [...new Set(found.map(({ sample }) => sample))].map((kind) => {
    const fields = found.filter(({ sample }) => sample === kind)
    const texts = [...new Set(fields.map(({ text }) => text))]
    const [{ path } = { path: [] }] = fields
    const removal = kind.part ? `, or take it out: npm run remove -- ${kind.part}` : ""
    return {
      file: data.file,
      position: data.positionOf(path),
      field: fieldName(path),
      message: `still has what the site was shipped with, which is made up: ${texts.join(", ")}`,
      remedy: `Write your own; if yours is the same, in other words${removal}.`,
    }
  })
}

/** The numbers in words up to twenty, by their place. */
const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

/** The number that a figure such as 12+ or Ten begins with; NaN for others. */
const numberOf = (figure: string) => {
  const word = numberWords.indexOf(figure.toLowerCase().replace(/[^a-z]/g, ""))
  return word < 0 ? Number.parseInt(figure, 10) : word
}

/** The issue of more years of experience than the company has existed. */
export const tooManyYears = ({ type, data }: Entry): Issue[] => {
  if (type.name !== "site") return []
  const { claims, company } = data.value as z.infer<typeof site>
  const years = claims?.years ?? ""
  if (!(numberOf(years) > new Date().getFullYear() - company.founded)) return []
  return [
    {
      file: data.file,
      position: data.positionOf(["claims", "years"]),
      field: "claims.years",
      message: `claims more years than the company has existed, which was founded in ${company.founded}`,
      found: excerpt(years),
      remedy: "Write how many there are, or take them out: npm run remove -- years.",
    },
  ]
}

/** The issues of shipped sentences that promise what the site does without. */
export const brokenPromises = (entries: readonly Entry[]): Issue[] =>
  falseSentences(entries).map(({ entry: { data }, field, text, instead }) => ({
    file: data.file,
    position: data.positionOf(field.path),
    field: fieldName(field.path),
    message: "promises what the site does without",
    found: excerpt(text.trim()),
    remedy: instead ? `Write instead: ${instead.trim()}` : "Take the sentence out, or write what is true.",
  }))
