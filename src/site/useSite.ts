import { graphql, useStaticQuery } from "gatsby"

/** The facts about the brand that pages share, from data/site.json. */
export const useSite = () => {
  const { siteFacts, site } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteFacts {
        brand
        tagline
        language
        locale
        defaultHeading
        defaultSubheading
        contact {
          phone
          whatsapp
          whatsappText
          email
          hrEmail
        }
        claims {
          sample
          assignments
          experts
          rating
          years
          customers
        }
        reviewSites {
          name
          url
        }
        socials {
          network
          label
          url
        }
        fraudWarning {
          title
          text
        }
        ...LeadSettings
        offices {
          country
          code
          places {
            title
            lines
          }
        }
      }
    }
  `)
  if (!site?.siteMetadata?.siteUrl) throw new Error("gatsbyConfig.ts gives no siteUrl")
  return { ...siteFacts, url: site.siteMetadata.siteUrl }
}

/** The facts about the brand, with the canonical address of the site. */
export type Site = ReturnType<typeof useSite>
