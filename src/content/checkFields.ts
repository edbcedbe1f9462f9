import { readdirSync } from "node:fs"
import path from "node:path"
import { wrongLink, wrongPath } from "./checkAddress"
import { type Entry, keyOf } from "./checkFiles"
import { imageFormats, MAX_IMAGE_BYTES } from "./fields"
import { imageFormatOf, isWhole } from "./imageFormatOf"
import { fieldName, type Issue, type IssueText, preview } from "./issue"
import type { JsonSchema } from "./jsonSchemaOf"
import { isInvisible, notText } from "./notText"
import { inspectMarkdown } from "./renderMarkdown"
import { repetitions } from "./repetitions"
import { routeOf } from "./routeOf"
import { statOf } from "./statOf"
import { type Field, stringFields } from "./stringFields"
import { suggest, suggestSlug } from "./suggest"
import { codeLanguages } from "./typeset/codeLanguages"

/** What fields may refer to: the slugs of each type, and the addresses of all pages. */
export interface Targets {
  slugs: ReadonlyMap<string, ReadonlySet<string>>
  paths: ReadonlySet<string>
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Whether a file exists under exactly this name: some systems ignore capitals. */
const existsExactly = (root: string, file: string) => {
  const place = path.join(root, file)
  return statOf(place)?.isFile() === true && readdirSync(path.dirname(place)).includes(path.basename(file))
}

/** The issue of an image file that does not exist under exactly this name. */
const missingPicture = (root: string, image: string): IssueText => {
  const folder = path.join(root, path.dirname(image))
  const names = statOf(folder)?.isDirectory() ? readdirSync(folder) : []
  if (names.some((name) => name.normalize() === path.basename(image).normalize()))
    return {
      message: "names an image file whose own name writes its accents as separate characters, as macOS does",
      remedy: `Rename the file with plain letters, and name it so here: ${image}`,
    }
  return {
    message: "names an image file that does not exist",
    remedy: `Put the file there, or correct its name (capitals count): ${image}`,
  }
}

/** What is wrong with an image file that exists. */
const wrongPicture = (root: string, image: string): IssueText | undefined => {
  const file = path.join(root, image)
  const size = statOf(file)?.size ?? 0
  if (size > MAX_IMAGE_BYTES)
    return {
      message: `names an image file of ${megabytes(size)}; at most ${megabytes(MAX_IMAGE_BYTES)} are allowed`,
      remedy: `Save ${image} smaller: 2000 pixels wide are enough, as JPEG or WebP of middling quality.`,
    }
  const ending = path.extname(image).slice(1).replace("jpg", "jpeg")
  const format = imageFormats.find((name) => name === ending)
  if (!format) return undefined
  const name = format.toUpperCase()
  if (imageFormatOf(file) !== format)
    return {
      message: `names an image file that holds no ${name} picture`,
      remedy: `Open the picture in a program for pictures and save it as ${name} in ${image}.`,
    }
  if (isWhole(file, format)) return undefined
  return {
    message: "names an image file that is cut short",
    remedy: `Copy the picture anew, or open it in a program for pictures and save it in ${image}.`,
  }
}

const issuesOf = (field: Field, file: string, root: string, targets: Targets) => {
  const { value, schema } = field
  const issues: IssueText[] = []
  const character = notText(value)
  if (character)
    issues.push({
      message: `holds a character that is no text: ${character}`,
      remedy: "Type the words anew; it cannot be seen, and mostly comes from copying.",
    })
  if (isInvisible(value))
    issues.push({ message: "holds only characters that cannot be seen", remedy: "Type the words anew." })
  const target = schema["x-reference"]
  if (target) {
    const slugs = targets.slugs.get(target) ?? new Set<string>()
    if (!slugs.has(value)) {
      const meant = suggestSlug(value, [...slugs])
      const one = `${/^[aeiou]/.test(target) ? "an" : "a"} ${target}`
      issues.push({
        message: `names ${one} that does not exist${meant ? `; did you mean "${meant}"?` : ""}`,
        remedy: meant ? `Write "${meant}".` : `Write the slug of ${one} that exists, or add that ${target} first.`,
      })
    }
  }
  if (schema["x-image"]) {
    const image = path.posix.join(path.posix.dirname(file), value)
    if (!image.startsWith("data/"))
      issues.push({ message: "names an image file outside data", remedy: "Put the image file into data/images." })
    else if (!existsExactly(root, image)) issues.push(missingPicture(root, image))
    else {
      const wrong = wrongPicture(root, image)
      if (wrong) issues.push(wrong)
    }
  }
  if (schema["x-address"] === "own") {
    const wrong = wrongPath(value, targets.paths)
    if (wrong) issues.push(wrong)
  }
  if (schema["x-address"] === "old" && targets.paths.has(routeOf(value)))
    issues.push({
      message: "is the address of a page, which would never be seen",
      remedy: "Take the redirect away, or give it the old address of a page that is gone.",
    })
  if (schema["x-markdown"]) {
    const { html, images, links, brokenFormulas, unknownLanguages, isTooDeep } = inspectMarkdown(value)
    if (isTooDeep)
      issues.push({
        message: "holds quotations or lists within each other, more than 20 deep",
        remedy: "Write > or - once at the beginning of a line, or end the line above.",
      })
    for (const tag of html)
      issues.push({
        message: `holds HTML: ${preview(tag)}`,
        remedy: "Take the HTML away; use Markdown (**bold**, *italic*, [words](/address), - list).",
      })
    for (const image of images)
      issues.push({
        message: `holds a picture: ${preview(image)}`,
        remedy: "Take it away; name pictures in the field 'picture'.",
      })
    for (const { tex, reason } of brokenFormulas)
      issues.push({
        message: `holds a formula that cannot be set: ${preview(tex)}; TeX says: ${reason}`,
        remedy:
          "Correct the TeX between the dollar signs (in a file every backslash is written twice); write \\$ for a dollar sign.",
      })
    for (const language of unknownLanguages) {
      const names = Object.keys(codeLanguages)
      const meant = suggest(language, names)
      issues.push({
        message: `holds code in a language that is not known: ${preview(language)}${meant ? `; did you mean "${meant}"?` : ""}`,
        remedy: meant ? `Write "${meant}" after the backticks.` : `Write one of ${names.join(", ")}, or none.`,
      })
    }
    for (const link of links) {
      const wrong = wrongLink(link, targets.paths)
      if (wrong) issues.push(wrong)
    }
  } else if (/<[a-z!/][^>]*>/i.test(value))
    issues.push({ message: "holds HTML", remedy: "Take the HTML away; this field is plain text." })
  return issues
}

/** What is wrong with a reference to the entry that it is in. */
const referenceToItself = ({ value, schema }: Field, { type, data }: Entry): IssueText | undefined =>
  schema["x-reference"] === type.name && value === keyOf(data)?.slug
    ? { message: `names this very ${type.name}`, remedy: `Write the slug of another ${type.name}.` }
    : undefined

/**
 * Checks what a schema cannot: references, addresses, image files, and the content of Markdown.
 * @param entry the file, and its type
 * @param schema the JSON Schema of its type
 * @param root the project's folder
 * @param targets what may be referred to
 */
export const checkFields = (entry: Entry, schema: JsonSchema, root: string, targets: Targets): Issue[] => {
  const { data } = entry
  const fields = stringFields(data.value, schema, schema)
  const repeated = repetitions(fields, entry)
  return fields.flatMap((field) => {
    const needless = referenceToItself(field, entry) ?? repeated.get(field)
    const issues = needless ? [needless] : issuesOf(field, data.file, root, targets)
    return issues.map((issue) => ({
      file: data.file,
      position: data.positionOf(field.path),
      field: fieldName(field.path),
      found: preview(field.value),
      allowed: field.schema.description,
      ...issue,
    }))
  })
}
