import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Headline } from "../../src/components/Headline/Headline"
import { fieldName } from "../../src/content/issue"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import type { Field } from "../../src/content/stringFields"
import { hostileStrings } from "./hostileStrings"
import { dangersIn } from "./inert"
import { acceptedFields, samples } from "./spoiltEntries"
import { describedPlaces, placeOf, textFieldsOf } from "./textFields"

/** The HTML that a text becomes: Markdown as rendered by the build, all else as React writes text and attributes. */
const shownAs = ({ value, schema }: Field) => {
  if (schema["x-markdown"]) return renderMarkdown(value, schema["x-markdown"] === "inline")
  const text = schema["x-headline"] ? createElement(Headline, { text: value }) : value
  const address = schema["x-address"] && createElement("a", { href: value }, value)
  return renderToStaticMarkup(createElement("p", { title: value, "aria-label": value }, text, address))
}

test("the corpus is large, and has no duplicates", () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(100)
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length)
})

test("every text that a schema describes gets every string", () => {
  const attacked = samples.flatMap((sample) => textFieldsOf(sample).map(({ path }) => placeOf(sample.type, path)))
  expect([...new Set(attacked)].sort()).toEqual([...new Set(describedPlaces)].sort())
})

test.each(hostileStrings)("is refused or shown inert in every text of every content type: %j", (text) => {
  // Most texts become the same HTML, which is parsed once.
  const places = new Map<string, string>()
  for (const sample of samples)
    for (const field of acceptedFields(sample, text))
      places.set(shownAs(field), `${sample.type.name} ${fieldName(field.path)}`)
  expect([...places].flatMap(([html, place]) => dangersIn(html).map((danger) => `${place}: ${danger}`))).toEqual([])
})

/** Whether a text becomes an address in hosts' configurations: old addresses, and slugs. */
const becomesAddress = (type: string, field: string) => type === "redirects" || field === "slug"

test.each(hostileStrings)("has no effect in the configuration of a host: %j", (text) => {
  const accepted = samples.flatMap((sample) =>
    acceptedFields(sample, text)
      .map(({ path }) => fieldName(path))
      .filter((field) => becomesAddress(sample.type.name, field)),
  )
  // Characters that do not end a word or line in a configuration, and have no special meaning.
  if (!/^[\w/.~+?#=-]+$/.test(text)) expect(accepted).toEqual([])
})

test.each(hostileStrings)("Markdown stays inert even without a check before it: %j", (text) => {
  for (const inline of [true, false]) expect(dangersIn(renderMarkdown(text, inline))).toEqual([])
})
