import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts"

/** What kind of page it is, in the words of schema.org. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage"

interface PageFacts {
  kind: PageKind
  /** The page's full address. */
  address: string
  title: string
  description: string
  language: string
  hasBreadcrumbs: boolean
}

/** The page itself. */
export const webPage = ({ kind, address, title, description, language, hasBreadcrumbs }: PageFacts) =>
  ({
    "@type": kind,
    "@id": `${address}#page`,
    url: address,
    name: title,
    description,
    inLanguage: language,
    ...(hasBreadcrumbs && { breadcrumb: { "@id": `${address}#breadcrumbs` } }),
  }) satisfies WebPage | AboutPage | ContactPage | CollectionPage
