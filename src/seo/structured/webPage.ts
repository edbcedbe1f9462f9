import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts"

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

/** The page itself. Its description is in the head only, so it is not marked up. */
export const webPage = ({ kind, address, title, language, hasBreadcrumbs }: PageFacts) =>
  ({
    "@type": kind,
    "@id": `${address}#page`,
    url: address,
    name: title,
    inLanguage: language,
    ...(hasBreadcrumbs && { breadcrumb: { "@id": `${address}#breadcrumbs` } }),
  }) satisfies WebPage | AboutPage | ContactPage | CollectionPage
