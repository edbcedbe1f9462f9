import type { Entry } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import { excerpt, fieldName, type Issue, type IssueText } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { readEntries } from "../../src/content/readEntries"
import { type Field, stringFields } from "../../src/content/stringFields"
import type { Environment } from "../../src/hosting/settings/Setting"
import { checkColours } from "./checkColours"
import { checkForms } from "./checkForms"
import { brokenPromises, samplesIn, tooManyYears, unchangedSamples } from "./checkSamples"
import { checkSettings } from "./checkSettings"
import { isMadeUpAddress, isMadeUpNumber, sampleBrand } from "./isMadeUp"
import { shippedSample } from "./shippedSamples"

/** Text in square brackets that is neither a link nor code. */
const bracketed = /\[(?=[^\]]*\p{L})[^\][]*\](?![([])/gu

/** The same, if the text asks an owner to fill something in; sources without a date have [date unknown]. */
const instruction =
  /\[(?:your|our|the|insert|add|name|date(?! unknown)|company|firm|owner|address|amount|number|percentage)\b[^\][]*\](?![([])/giu

/** Names and numbers of the shipped samples, such as those of the company and its offices. */
const madeUpName = /(?:\p{Lu}\p{L}* )?\b(?:Sample|Example) \p{Lu}\p{L}*|\b0{5,}\b/gu

/** All that a pattern finds in a text, each once, in words; empty if there is nothing. */
const allOf = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([found]) => found))].join(", ")

const withoutCode = (text: string) => text.replace(/(`+)[\s\S]*?\1/g, "")

/** The issue of a text with something made up, with its remedy. */
const issueIn = ({ value, schema }: Field, type: ContentType): IssueText | undefined => {
  if (schema.format === "email" && isMadeUpAddress(value))
    return { message: "is a made-up address", remedy: "Write the one at which people can reach you." }
  if (schema["x-address"] === "external" && isMadeUpAddress(value))
    return { message: "is a made-up address", remedy: "Write your own, or remove the entry if you have none." }
  if (schema["x-phone"] && isMadeUpNumber(value))
    return { message: "is a made-up phone number", remedy: "Write the number at which people can reach you." }
  if (sampleBrand.test(value))
    return { message: "contains the name of the sample", remedy: "Write your own, and {brand} in texts." }
  const citations = type.quality?.citations
  const brackets = citations === "patterns" ? "" : allOf(withoutCode(value), citations ? instruction : bracketed)
  if (brackets)
    return {
      message: `still needs to be filled in: ${brackets}`,
      remedy: "Write what is true of your company, without brackets.",
    }
  const names = citations || schema["x-phone"] ? "" : allOf(value, madeUpName)
  return names
    ? {
        message: `contains made-up names or numbers: ${names}`,
        remedy: "Write what is true of your company, here and in the rest of the text.",
      }
    : undefined
}

/** Whether a field is the site's own address: `checkSettings` checks it, since the environment may override it. */
const isOwnAddress = (type: ContentType, { path }: Field) => type.name === "site" && path[0] === "url"

const openPointsIn = ({ type, data }: Entry) => {
  const schema = jsonSchemaOf(type)
  const point = (path: readonly PropertyKey[], value: unknown, issue: IssueText): Issue => ({
    file: data.file,
    position: data.positionOf(path),
    field: fieldName(path),
    found: excerpt(value),
    ...issue,
  })
  return [
    ...samplesIn(data.value).map((path) =>
      point(path, true, {
        message: "this is a sample",
        remedy: "Replace it with something real that you can prove, and set sample to false.",
      }),
    ),
    ...stringFields(data.value, schema).flatMap((field) => {
      const isKnown = isOwnAddress(type, field) || shippedSample(type.name, field.path, field.value)
      const issue = isKnown ? undefined : issueIn(field, type)
      return issue ? [point(field.path, field.value, issue)] : []
    }),
  ]
}

/** The issue of a copyright line that names a past year. */
const pastYearIn = ({ type, data }: Entry): Issue[] => {
  const { copyrightYear = Number.NaN } = data.value as { copyrightYear?: number }
  const year = new Date().getFullYear()
  if (type.name !== "site" || !(copyrightYear < year)) return []
  return [
    {
      file: data.file,
      position: data.positionOf(["copyrightYear"]),
      field: "copyrightYear",
      message: "is over",
      found: String(copyrightYear),
      remedy: `Write ${year}.`,
    },
  ]
}

/**
 * The samples and placeholders that must be replaced before the site goes live.
 * @param root the folder that holds `data/`, whose files must be good
 * @param environment the settings that build and server get
 * @param isPurged whether a command deletes old entries of the outbox
 */
export const checkLaunch = (root: string, environment: Environment, isPurged = false): Issue[] => {
  const entries = readEntries(root)
  return [
    ...entries.flatMap(openPointsIn),
    ...entries.flatMap(unchangedSamples),
    ...brokenPromises(entries),
    ...entries.flatMap(tooManyYears),
    ...entries.flatMap(pastYearIn),
    ...checkColours(root),
    ...checkForms(entries),
    ...checkSettings(root, environment, isPurged),
  ]
}
