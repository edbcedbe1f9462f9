import type { WebSite } from "schema-dts"
import type { Site } from "../../site/useSite"

/** The site as a whole; it is on home only. */
export const webSite = (site: Site) =>
  ({
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { "@id": `${site.url}/#organization` },
  }) satisfies WebSite
