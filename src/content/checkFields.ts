import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { escapeRegExp } from "../site/escapeRegExp"
import { type Targets, wrongLink, wrongOldAddress, wrongPath } from "./checkAddress"
import { type Entry, keyOf } from "./checkFiles"
import { contentTypeNamed, isFolder } from "./contentTypes"
import { isCopy } from "./copyFields"
import { imageFormats, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, UPLOADED_IMAGE_SIZE } from "./fields"
import { forbiddenCharacter, isInvisible } from "./forbiddenCharacter"
import { excerpt, fieldName, type Issue, type IssueText } from "./issue"
import { type JsonSchema, schemaAt } from "./jsonSchemaOf"
import { kindOf } from "./kindOf"
import { isWhole, pixelsOf } from "./pixelsOf"
import { inspectMarkdown } from "./renderMarkdown"
import { repetitions } from "./repetitions"
import { routeOf } from "./routeOf"
import { factNames, namesIn, type SiteFacts, siteFile } from "./siteFacts"
import { statOf } from "./statOf"
import { type Field, stringFields } from "./stringFields"
import { suggest, suggestSlug } from "./suggest"
import { codeLanguages } from "./typeset/codeLanguages"

/** The elements that copied HTML consists of; `List<String>` is none of them. */
const htmlElements =
  "a abbr address article aside audio b base blockquote body br button canvas center cite code col colgroup dd del details dfn div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark math meta nav noscript object ol optgroup option p picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr tt u ul var video wbr"

const html = new RegExp(`<(?:!--|!doctype\\b|/?(?:${htmlElements.replaceAll(" ", "|")})(?=[\\s/>]))[^>]*>`, "i")

/** Whether a text contains an HTML tag or comment. */
const isHtml = (text: string) => html.test(text)

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Whether a file exists under exactly this name: some systems ignore capitals. */
const existsExactly = (root: string, file: string) => {
  const place = path.join(root, file)
  return statOf(place)?.isFile() === true && readdirSync(path.dirname(place)).includes(path.basename(file))
}

/** The issue of an image file that does not exist under exactly this name, or is none. */
const missingPicture = (root: string, image: string): IssueText => {
  const folder = path.join(root, path.dirname(image))
  const names = statOf(folder)?.isDirectory() ? readdirSync(folder) : []
  if (names.includes(path.basename(image))) {
    const stats = statOf(path.join(root, image))
    return {
      message: `refers to a ${stats ? kindOf(stats) : "link that leads nowhere"}, not to an image file`,
      remedy: `Write the name of an image file here, or put one in place of ${image}.`,
    }
  }
  if (names.some((name) => name.normalize() === path.basename(image).normalize()))
    return {
      message: "refers to an image file whose name stores accents as separate characters, as macOS does",
      remedy: `Rename ${image} without accents, and write the new name here.`,
    }
  return {
    message: "refers to an image file that does not exist",
    remedy: `Add ${image}, or correct the name here (capitals matter).`,
  }
}

/** What is wrong with an image file that exists. */
const wrongPicture = (root: string, image: string): IssueText | undefined => {
  const file = path.join(root, image)
  const size = statOf(file)?.size ?? 0
  const tooLarge = (found: string, limit: string) => ({
    message: `refers to an image file of ${found}; the limit is ${limit}`,
    remedy: `Save a smaller version of ${image}: ${UPLOADED_IMAGE_SIZE} pixels wide is enough, as JPEG or WebP at medium quality. Or upload the picture in the editing page (npm run edit), which shrinks it.`,
  })
  if (size > MAX_IMAGE_BYTES) return tooLarge(megabytes(size), megabytes(MAX_IMAGE_BYTES))
  const ending = path.extname(image).slice(1).replace("jpg", "jpeg")
  const format = imageFormats.find((name) => name === ending)
  if (!format) return undefined
  const name = format.toUpperCase()
  const bytes = readFileSync(file)
  const pixels = pixelsOf(bytes, format)
  if (!pixels)
    return {
      message: `refers to an image file whose content is not ${name}`,
      remedy: `Open the picture in an image editor, and save it as ${name} in ${image}.`,
    }
  const millions = (count: number) => `${Math.ceil(count / 1e6)} million pixels`
  if (pixels > MAX_IMAGE_PIXELS) return tooLarge(millions(pixels), millions(MAX_IMAGE_PIXELS))
  if (isWhole(bytes, format)) return undefined
  return {
    message: "refers to an image file that is incomplete",
    remedy: `Copy the picture again, or open it in an image editor and save it in ${image}.`,
  }
}

/** Whether a value may be left out: an item of a list, or an optional field. */
const isRemovable = (path: readonly PropertyKey[], entrySchema: JsonSchema) => {
  const key = path.at(-1)
  return typeof key === "number" || !schemaAt(entrySchema, path.slice(0, -1))?.required?.includes(String(key))
}

/** The issue of the brand's or the company's name in copy, which would stay once the name changes. */
const literalName = (text: string, refused: SiteFacts["refused"] = {}): IssueText | undefined => {
  const [name, literal = ""] =
    Object.entries(refused).find(
      ([, value]) =>
        text.includes(value) &&
        new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, "u").test(text),
    ) ?? []
  if (!name) return undefined
  const unlessWord = name === "brand" ? ` If all texts may use these words, set "brandIsWord" in data/${siteFile}.` : ""
  return {
    message: `contains the name ${literal}, which data/${siteFile} may change`,
    remedy: `Write {${name}} for it.${unlessWord}`,
  }
}

/** The issues of names in braces that are nearly that of a fact, and would be shown as they are. */
const misspeltFacts = (text: string): IssueText[] =>
  namesIn(text).flatMap((name) => {
    const meant = factNames.includes(name) ? undefined : suggest(name, factNames)
    return meant
      ? {
          message: `contains {${name}}, which stands for nothing; did you mean {${meant}}?`,
          remedy: `Write {${meant}}.`,
        }
      : []
  })

const issuesOf = (field: Field, file: string, root: string, targets: Targets, entrySchema: JsonSchema) => {
  const { path: place, value, schema } = field
  const removal = (path: readonly PropertyKey[]) => (isRemovable(path, entrySchema) ? ", or remove it here" : "")
  const issues: IssueText[] = []
  const literal = isCopy(schema) && literalName(value, targets.facts?.refused)
  if (literal) issues.push(literal)
  if (isCopy(schema)) issues.push(...misspeltFacts(value))
  const character = forbiddenCharacter(value, schema["x-markdown"] !== "block")
  if (character)
    issues.push({
      message: `contains a character that is not allowed in text: ${character}`,
      remedy: "Type the words again. The character is invisible, and usually comes from copying.",
    })
  if (isInvisible(value))
    issues.push({ message: "contains only invisible characters", remedy: "Type the words again." })
  const target = schema["x-reference"]
  if (target) {
    const slugs = targets.slugs.get(target) ?? new Set<string>()
    if (!slugs.has(value)) {
      const meant = suggestSlug(value, [...slugs])
      const one = `${/^[aeiou]/.test(target) ? "an" : "a"} ${target}`
      issues.push({
        message: `refers to ${one} that does not exist${meant ? `; did you mean "${meant}"?` : ""}`,
        remedy: `Write ${meant ? `"${meant}"` : `the slug of ${one} that exists, or add that ${target} first`}${removal(place)}.`,
      })
    }
  }
  if (schema["x-image"]) {
    const image = path.posix.join(path.posix.dirname(file), value)
    if (!image.startsWith("data/"))
      issues.push({ message: "refers to an image file outside data", remedy: "Put the image file in data/images." })
    else if (!existsExactly(root, image)) issues.push(missingPicture(root, image))
    else {
      const wrong = wrongPicture(root, image)
      if (wrong) issues.push(wrong)
    }
  }
  if (schema["x-address"] === "own") {
    // An address is usually in a group with its label.
    const wrong = wrongPath(value, targets, removal(place.slice(0, -1)) || removal(place))
    if (wrong) issues.push(wrong)
  }
  if (schema["x-address"] === "old") {
    const wrong = wrongOldAddress(value, schema.pattern ?? "", targets.paths)
    if (wrong) issues.push(wrong)
  }
  // A text over its limit, which its schema refuses, may take a parser minutes.
  if (schema["x-markdown"] && value.trim().length <= (schema.maxLength ?? Infinity)) {
    const { html, images, links, brokenFormulas, doubtfulFormulas, longRows, unknownLanguages, isTooDeep, ...found } =
      inspectMarkdown(value)
    if (isTooDeep)
      issues.push({
        message: "contains quotations or lists nested more than 20 levels deep",
        remedy: "Write > or - only once at the beginning of a line, or start a new line first.",
      })
    for (const tag of html)
      issues.push(
        isHtml(tag)
          ? {
              message: `contains HTML: ${excerpt(tag)}`,
              remedy: "Remove the HTML. Use Markdown instead (**bold**, *italic*, [words](/address), - list).",
            }
          : {
              message: `contains angle brackets that Markdown takes for HTML: ${excerpt(tag)}`,
              remedy: "Write it as code, between backticks: `List<String>`.",
            },
      )
    for (const image of images)
      issues.push({
        message: `contains a picture: ${excerpt(image)}`,
        remedy: "Remove it. Pictures go in the field 'picture'.",
      })
    for (const { tex, reason } of brokenFormulas)
      issues.push({
        message: `contains a formula that cannot be typeset: ${excerpt(tex)}; TeX says: ${reason}`,
        remedy:
          "Correct the TeX between the dollar signs (in the file itself, write every backslash twice). Write \\$ for a dollar sign.",
      })
    for (const formula of doubtfulFormulas)
      issues.push({
        message: `may be a formula or text with dollar signs: ${excerpt(formula)}`,
        remedy:
          "In a formula put the words in \\text{…}. For dollars write \\$ (in the file itself, every backslash twice).",
      })
    for (const label of found.missingFootnotes)
      issues.push({
        message: `refers to a footnote that does not exist: [^${label}]`,
        remedy: `Write its text at the end, on a line of its own: [^${label}]: text. In words between brackets leave out the ^.`,
      })
    for (const label of found.unusedFootnotes)
      issues.push({
        message: `contains a footnote that nothing refers to: [^${label}]`,
        remedy: `Write [^${label}] in the text, or delete the footnote.`,
      })
    for (const row of longRows)
      issues.push({
        message: `contains a table with more cells in a row than in its head: ${excerpt(row)}`,
        remedy:
          "Add the missing heads, or remove the cells. Where | is no border, write \\| in text and code, and \\lvert x \\rvert in a formula (in the file itself, every backslash twice).",
      })
    for (const language of unknownLanguages) {
      const names = Object.keys(codeLanguages)
      const meant = suggest(language, names)
      issues.push({
        message: `contains code in an unknown language: ${excerpt(language)}${meant ? `; did you mean "${meant}"?` : ""}`,
        remedy: meant ? `Write "${meant}" after the backticks.` : `Write one of ${names.join(", ")}, or no language.`,
      })
    }
    for (const link of links) {
      const wrong = wrongLink(link, targets)
      if (wrong) issues.push(wrong)
      // Otherwise `publishedContent` would not find it in the text.
      else if (link.startsWith("/") && !value.includes(link))
        issues.push({ message: `writes the address ${excerpt(link)} with escapes`, remedy: `Write ${link}.` })
    }
  } else if (!schema["x-markdown"] && isHtml(value))
    issues.push({ message: "contains HTML", remedy: "Remove the HTML. This field is plain text." })
  return issues
}

/** What is wrong with a reference to the entry that it is in. */
const referenceToItself = ({ value, schema }: Field, { type, data }: Entry): IssueText | undefined =>
  schema["x-reference"] === type.name && value === keyOf(data)?.slug
    ? { message: `refers to this ${type.name} itself`, remedy: `Write the slug of another ${type.name}.` }
    : undefined

/**
 * What is wrong with a menu, or a list of cards that several pages share, that names a hidden page. The lists of entries
 * leave it out by themselves, and texts may link to it.
 */
const hiddenInList = ({ value, schema }: Field, { type }: Entry, targets: Targets): IssueText | undefined => {
  if (isFolder(type) || targets.hidden.size === 0) return undefined
  const entryPath = contentTypeNamed(schema["x-reference"])?.path?.({ slug: value })
  const isMenuLink = type.name === "navigation" && schema["x-address"] === "own"
  const address = isMenuLink ? routeOf(value) : entryPath
  if (address === undefined || !targets.hidden.has(address)) return undefined
  return {
    message: `names ${address}, a hidden page, which no menu or list shows`,
    remedy: 'Remove it here, or remove "hidden" from the file of that page.',
  }
}

/**
 * Checks what a schema cannot: references, addresses, image files, and the content of Markdown.
 * @param entry the file, and its type
 * @param schema the JSON Schema of its type
 * @param root the project's folder
 * @param targets what may be referred to
 */
export const checkFields = (entry: Entry, schema: JsonSchema, root: string, targets: Targets): Issue[] => {
  const { data } = entry
  const fields = stringFields(data.value, schema)
  const repeated = repetitions(fields, entry)
  return fields.flatMap((field) => {
    const needless = referenceToItself(field, entry) ?? hiddenInList(field, entry, targets) ?? repeated.get(field)
    const issues = needless ? [needless] : issuesOf(field, data.file, root, targets, schema)
    return issues.map((issue) => ({
      file: data.file,
      position: data.positionOf(field.path),
      field: fieldName(field.path),
      found: excerpt(field.value),
      allowed: field.schema.description,
      ...issue,
    }))
  })
}
