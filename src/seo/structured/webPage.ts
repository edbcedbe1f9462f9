import type { AboutPage, BreadcrumbList, CollectionPage, ContactPage, WebPage } from "schema-dts"
import type { Crumb } from "../../components/links/Breadcrumbs"

/** The types of a page in schema.org. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage"

interface PageFacts {
  kind: PageKind
  /** The page's full address. */
  address: string
  title: string
  language: string
  hasBreadcrumbs: boolean
  review?: PageReview
}

/** What a page says about its text: when it was last changed, its sources, and who checked it. */
export interface PageReview {
  /** A day (YYYY-MM-DD). */
  updated: string
  sources: readonly { title: string; url: string | null }[] | null
  checkedBy: { name: string; degree: string | null; sample: boolean } | null
}

/** A made-up person is left out, because structured data cannot say that it is one. */
const reviewOf = ({ updated, sources, checkedBy }: PageReview) =>
  ({
    dateModified: updated,
    ...(sources && {
      citation: sources.map(({ title, url }) => ({
        "@type": "CreativeWork" as const,
        name: title,
        ...(url && { url }),
      })),
    }),
    ...(checkedBy &&
      !checkedBy.sample && {
        reviewedBy: {
          "@type": "Person" as const,
          name: checkedBy.name,
          ...(checkedBy.degree && { honorificSuffix: checkedBy.degree }),
        },
      }),
  }) satisfies Partial<Exclude<WebPage, string>>

const breadcrumbsId = (address: string) => `${address}#breadcrumbs`

/** The page itself. Its description is in the head only, so it is not marked up. */
export const webPage = ({ kind, address, title, language, hasBreadcrumbs, review }: PageFacts) =>
  ({
    "@type": kind,
    "@id": `${address}#page`,
    url: address,
    name: title,
    inLanguage: language,
    ...(hasBreadcrumbs && { breadcrumb: { "@id": breadcrumbsId(address) } }),
    ...(review && reviewOf(review)),
  }) satisfies WebPage | AboutPage | ContactPage | CollectionPage

/**
 * The breadcrumbs of a page, as the page shows them.
 * @param url the site's address
 * @param address the page's full address
 * @param steps all steps, home included; the last one is the page
 */
export const breadcrumbList = (url: string, address: string, steps: readonly Crumb[]) =>
  ({
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId(address),
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: label,
      item: to ? `${url}${to}` : address,
    })),
  }) satisfies BreadcrumbList
