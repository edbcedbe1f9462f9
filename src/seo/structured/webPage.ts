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
}

const breadcrumbsId = (address: string) => `${address}#breadcrumbs`

/** The page itself. Its description is in the head only, so it is not marked up. */
export const webPage = ({ kind, address, title, language, hasBreadcrumbs }: PageFacts) =>
  ({
    "@type": kind,
    "@id": `${address}#page`,
    url: address,
    name: title,
    inLanguage: language,
    ...(hasBreadcrumbs && { breadcrumb: { "@id": breadcrumbsId(address) } }),
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
