import { contentTypeNamed } from "../../src/content/contentTypes"
import { isHidden } from "../../src/content/isHidden"
import { type JsonSchema, jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { inspectMarkdown } from "../../src/content/renderMarkdown"
import { routeOf } from "../../src/content/routeOf"
import { stringFields } from "../../src/content/stringFields"
import { notFoundSlug } from "../../src/site/entryPaths"
import { ownWords } from "../quality/ownCopy"
import { type MeasuredPage, ownShare } from "../quality/ownShare"
import type { Page } from "../quality/readCopy"
import { readingEases } from "../quality/readingEase"

/** The report on one page. */
export interface PageReport {
  file: string
  type: string
  address: string
  /** Words of the page's own text; if it consists of sections, those of its last build, if there is one. */
  words: number
  /** The share of own words in the main text of its last build, if there is one. */
  ownShare?: number
  /** Flesch reading ease; missing if there is too little prose to measure. */
  ease?: number
  /** Characters of the title and description in search results. */
  title?: number
  description?: number
  /** Optional parts that the page lacks. */
  missing: string[]
  /** Other pages that link to it in their main part, as last built; of those not built, whose data name it or link to it. */
  links: number
  /** Other pages that it links to, counted alike. */
  linksOut: number
  /** The day of the last change, as YYYY-MM-DD. */
  updated?: string
  /** Whether only its address leads to it. */
  hidden: boolean
  /** What its texts say in search results. */
  seo: { title?: string; description?: string }
  /** Whether it has a form that asks for help, as last built; if it is not built, whether pages of its type have one. */
  hasForm: boolean
}

/** Types whose pages have no form that asks for help; of single pages only some have one. */
const withoutForm = ["policy", "job", "page"]

interface PageValue {
  slug: string
  number?: number
  seo?: { title?: string; description?: string }
  updated?: string
  datePosted?: string
}

const typeOf = (page: Page) => contentTypeNamed(page.type)

const schemaOf = (page: Page): JsonSchema => {
  const type = typeOf(page)
  return type ? jsonSchemaOf(type) : {}
}

/** The addresses that a page's data name or link to. */
const targetsOf = (page: Page, addressOf: (type: string, slug: string) => string | undefined) => {
  const schema = schemaOf(page)
  return stringFields(page.value, schema).flatMap(({ value, schema: field }) => {
    if (field["x-reference"]) return addressOf(field["x-reference"], value) ?? []
    if (field["x-address"] === "own") return routeOf(value)
    return field["x-markdown"]
      ? inspectMarkdown(value)
          .links.filter((link) => link.startsWith("/"))
          .map(routeOf)
      : []
  })
}

/** Optional fields that would improve a page but are missing. */
const missingIn = (page: Page) => {
  const { properties = {} } = schemaOf(page)
  const value = (page.value ?? {}) as Record<string, unknown>
  const wanted = ["picture", "faqs", "topics", "sections", "kicker"].filter(
    (key) => key in properties && !(key in value),
  )
  const parts = (value.sections ?? []) as { picture?: string }[]
  const canShow = Boolean(properties.sections?.items?.properties && "picture" in properties.sections.items.properties)
  return [...wanted, ...(canShow && !parts.some(({ picture }) => picture) ? ["pictures in the text"] : [])]
}

/**
 * Reports on every page that comes from a data file, by address, except the error page.
 * @param pages all data files as copy
 * @param built the pages of the last build, if there is one
 */
export const pageReports = (pages: readonly Page[], built: readonly MeasuredPage[] = []): PageReport[] => {
  const addresses = new Map<string, string>()
  for (const page of pages) {
    const { slug, number } = page.value as PageValue
    const address = slug === undefined ? undefined : typeOf(page)?.path?.({ slug, number })
    if (address && slug !== notFoundSlug) addresses.set(page.file, address)
  }
  const byName = new Map(
    pages.map((page) => [`${page.type} ${(page.value as PageValue).slug}`, addresses.get(page.file)] as const),
  )
  const addressOf = (type: string, slug: string) => byName.get(`${type} ${slug}`)
  const known = new Set(addresses.values())
  const builtPages = new Map(built.map((part) => [part.page.file, part] as const))
  const targets = new Map(
    pages.flatMap((page) => {
      const address = addresses.get(page.file)
      if (address === undefined) return []
      const all = builtPages.get(page.file)?.links ?? targetsOf(page, addressOf)
      return [[page.file, new Set(all.filter((target) => known.has(target) && target !== address))] as const]
    }),
  )
  const links = new Map<string, number>()
  for (const target of [...targets.values()].flatMap((all) => [...all])) links.set(target, (links.get(target) ?? 0) + 1)
  const eases = new Map(readingEases(pages).map(({ page, ease }) => [page.file, ease] as const))
  return pages.flatMap((page) => {
    const address = addresses.get(page.file)
    if (address === undefined) return []
    const part = builtPages.get(page.file)
    const { seo = {}, datePosted, updated = datePosted } = page.value as PageValue
    return {
      file: page.file,
      type: page.type,
      address,
      words: (typeOf(page)?.template ? undefined : part?.own) ?? ownWords(page).length,
      ownShare: part && ownShare(part),
      ease: eases.get(page.file),
      title: seo.title?.length,
      description: seo.description?.length,
      missing: missingIn(page),
      links: links.get(address) ?? 0,
      linksOut: targets.get(page.file)?.size ?? 0,
      updated,
      hidden: isHidden(page.value),
      seo,
      hasForm: part?.hasForm ?? !withoutForm.includes(page.type),
    }
  })
}
