import type { Entry } from "../../src/content/checkFiles"
import { fieldName, type Issue } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { inspectMarkdown } from "../../src/content/renderMarkdown"
import { type Field, stringFields } from "../../src/content/stringFields"

/** A place in the data that leads to another site. */
export interface ExternalLink extends Required<Pick<Issue, "file" | "position" | "field">> {
  /** The address without its fragment, which is never sent. */
  readonly address: string
}

const withoutFragment = (address: string) => address.replace(/#.*$/, "")

const addressesIn = ({ value, schema }: Field) => {
  if (schema["x-address"] === "external") return [value]
  return schema["x-markdown"] ? inspectMarkdown(value).links.filter((href) => href.startsWith("https://")) : []
}

/** All places in some entries that lead to another site: fields for its address, and links in Markdown. */
export const externalLinks = (entries: readonly Entry[]): ExternalLink[] =>
  entries.flatMap(({ type, data }) =>
    stringFields(data.value, jsonSchemaOf(type)).flatMap((field) =>
      addressesIn(field).map((address) => ({
        address: withoutFragment(address),
        file: data.file,
        position: data.positionOf(field.path),
        field: fieldName(field.path),
      })),
    ),
  )
