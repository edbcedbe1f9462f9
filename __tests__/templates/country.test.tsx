/** @jest-environment node */
import type { PageProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { CountryBelowFold } from "../../src/sections/BelowFold/CountryBelowFold"
import { escapeHtml } from "../../src/seo/escapeHtml"
import CountryPage, { query } from "../../src/templates/country"
import { answerer } from "../support/answerQuery"
import { answerFrom } from "../support/siteDouble"
import { siteEntries } from "../support/siteEntries"

jest.mock("gatsby", () => require("../support/siteDouble"))

type Data = Queries.CountryPageQuery

interface Variant {
  text?: string
  description?: string
  restricted?: string
}

const answer = answerer(siteEntries)
answerFrom(siteEntries)

const valuesOf = (type: string) =>
  siteEntries.filter((entry) => entry.type.name === type).map(({ data }) => data.value as Record<string, unknown>)

const countries = valuesOf("country").map(({ slug }) => {
  const data = answer(String(query), { slug }) as unknown as Data
  return { slug, data, restricted: data.country?.restricted }
})

const itemsOf = (type: string, list: string) => valuesOf(type).flatMap((value) => value[list] as Variant[])
const variants = [...itemsOf("workflow", "steps"), ...itemsOf("service-cards", "items")].flatMap(
  ({ text, description, restricted }) => (restricted ? [{ general: text ?? description ?? "", restricted }] : []),
)

/** The page's HTML, with what comes below its first view. */
const htmlOf = (data: Data) => {
  const props = { data, location: { state: null } } as unknown as PageProps<Data>
  const country = data.country as NonNullable<Data["country"]>
  return renderToStaticMarkup(<CountryPage {...props} />) + renderToStaticMarkup(<CountryBelowFold country={country} />)
}

test.each(countries.filter(({ restricted }) => restricted))("$slug shows its note and the texts for it", (country) => {
  const html = htmlOf(country.data)
  expect(html).toContain(country.restricted?.note)
  for (const { general, restricted } of variants) {
    expect(html).toContain(escapeHtml(restricted))
    expect(html).not.toContain(escapeHtml(general))
  }
})

test.each(countries.filter(({ restricted }) => !restricted))(
  "$slug shows the general texts and no note",
  ({ data }) => {
    const html = htmlOf(data)
    expect(html).not.toContain("<aside aria-label")
    for (const { general, restricted } of variants) {
      expect(html).toContain(escapeHtml(general))
      expect(html).not.toContain(escapeHtml(restricted))
    }
  },
)
