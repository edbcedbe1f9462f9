import type { OnlineBusiness, WebSite } from "schema-dts"
import type { Site } from "../../site/useSite"

/** The picture of the brand's mark, drawn from static/favicon.svg. */
const logoPath = "/icons/icon-512x512.png"

const idOf = (site: Site) => `${site.url}/#organization`

/** The brand as referred to by other items: as provider, publisher or employer. */
export const organizationBrief = (site: Site) =>
  ({
    "@type": "OnlineBusiness",
    "@id": idOf(site),
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}${logoPath}`,
  }) satisfies OnlineBusiness

/** The brand with what the footer shows: contact, offices, networks. Self-published ratings are left out. */
export const organization = (site: Site) =>
  ({
    ...organizationBrief(site),
    description: site.tagline,
    email: site.contact.email,
    telephone: site.contact.phone,
    ...(site.offices && {
      address: site.offices.flatMap(({ country, places }) =>
        places.map(({ title, lines }) => ({
          "@type": "PostalAddress" as const,
          name: title,
          streetAddress: lines.join(", "),
          addressCountry: country,
        })),
      ),
    }),
    ...(site.socials && { sameAs: site.socials.map(({ url }) => url) }),
  }) satisfies OnlineBusiness

/** The site as a whole; only on the home page. */
export const webSite = (site: Site) =>
  ({
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { "@id": idOf(site) },
  }) satisfies WebSite
