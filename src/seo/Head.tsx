import { Helmet } from "react-helmet"
import type { Graph, Thing } from "schema-dts"
import { type Crumb, withHome } from "../components/links/Breadcrumbs"
import { feeds } from "../site/feeds"
import { scriptJson } from "../site/scriptJson"
import { sharePath, shareSize } from "../site/sharePath"
import { useCountries } from "../site/useCountries"
import { useLabels } from "../site/useLabels"
import { type Site, useSite } from "../site/useSite"
import { alternatesOf } from "./alternatesOf"
import { organization, webSite } from "./structured/organization"
import { breadcrumbList, type PageKind, type PageReview, webPage } from "./structured/webPage"

export interface HeadProps {
  title: string
  description: string
  /** The page's own path, from which the canonical address follows. */
  path: string
  /** Whether the page is hidden: search engines must not index it. */
  hidden?: boolean
  /** Whether the page answers unknown addresses: it is not indexed either, and has no address and no picture of its own. */
  unknown?: boolean
  /** The page's language, if it is for one region. */
  language?: string
  /** Whether it is one of the country pages, which name each other as alternates. */
  hasAlternates?: boolean
  /** The breadcrumbs that the page shows, without home. */
  trail?: readonly Crumb[]
  kind?: PageKind
  /** Makes the subject of the page, as structured data, from the site's facts and the names of the countries with a page. */
  about?: (site: Site, countries: readonly string[]) => Thing
  /** The days of publication and of the last change (YYYY-MM-DD), if the page is an article. */
  article?: { published: string; modified: string; author: string }
  /** Last change, sources and checker, if the page shows them. */
  review?: PageReview
}

/** The head of a page: title, description, addresses, link preview and structured data. */
export const Head = ({
  title,
  description,
  path,
  hidden,
  unknown,
  language,
  hasAlternates,
  trail,
  kind,
  about,
  article,
  review,
}: HeadProps) => {
  const site = useSite()
  const { navigation } = useLabels()
  const countries = useCountries()
  const namedCountries = countries.filter(({ detected }) => !detected).map(({ name }) => name)
  const address = `${site.url}${path}`
  const isIndexed = !hidden && !unknown
  const picture = `${site.url}${sharePath(isIndexed ? path : "/")}`
  const inLanguage = language ?? site.language
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...(path === "/" ? [organization(site), webSite(site)] : []),
      webPage({
        kind: kind ?? "WebPage",
        address,
        title,
        language: inLanguage,
        hasBreadcrumbs: trail !== undefined,
        ...(review && { review }),
      }),
      ...(trail ? [breadcrumbList(site.url, address, withHome(trail, navigation.homeCrumb))] : []),
      ...(about ? [about(site, namedCountries)] : []),
    ],
  }
  // react-helmet needs each element as a direct child: it ignores fragments.
  return (
    <Helmet defer={false}>
      <html lang={inLanguage} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isIndexed ? "max-image-preview:large" : "noindex"} />
      {isIndexed && <link rel="canonical" href={address} />}
      {isIndexed &&
        hasAlternates &&
        alternatesOf(countries).map((page) => (
          <link key={page.language} rel="alternate" hrefLang={page.language} href={`${site.url}${page.path}`} />
        ))}
      {process.env.SITE_FEEDS &&
        feeds.map(({ type, path: feed }) => (
          <link key={feed} rel="alternate" type={type} title={site.brand} href={`${site.url}${feed}`} />
        ))}
      {!unknown && <meta property="og:url" content={address} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={language?.includes("-") ? language.replace("-", "_") : site.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:author" content={article.author} />}
      {/* Title, description and picture are those above: cards take them where they have none of their own. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={title} />
      {isIndexed && <script type="application/ld+json">{scriptJson(graph)}</script>}
    </Helmet>
  )
}
