import { graphql, type PageProps } from "gatsby"
import { useCanonicalPath } from "../search/useCanonicalPath"
import { CountryHeading } from "../sections/Hero/CountryHeading"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { NearestPages } from "../sections/NearestPages/NearestPages"
import { Sections } from "../sections/Section/Sections"
import { SiteLinks } from "../sections/SiteLinks/SiteLinks"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Seo } from "../seo/Seo"
import { useSite } from "../site/useSite"

/** The page for an unknown service: the default hero with the enquiry form, and links to existing services. */
const UnknownServicePage = ({ data, location }: PageProps<Queries.UnknownServicePageQuery>) => {
  useCanonicalPath(location.pathname)
  const { defaultHeading, defaultSubheading } = useSite()
  const { page, siteFacts } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...siteFacts.defaultSeo} path={location.pathname} unknown />
      <EnquiryHero
        heading={defaultHeading}
        CountryHeading={CountryHeading}
        subheading={defaultSubheading}
        picture={page.picture}
        state={location.state}
        formWaits
      />
      <NearestPages pathname={location.pathname} />
      <TrustFacts />
      <SiteLinks />
    </Sections>
  )
}

export default UnknownServicePage

export const query = graphql`
  query UnknownServicePage {
    page(slug: { eq: "home" }) {
      picture {
        ...PictureHero
      }
    }
    siteFacts {
      defaultSeo {
        ...Seo
      }
    }
  }
`
