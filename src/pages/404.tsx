import { graphql, type PageProps } from "gatsby"
import { Headline } from "../components/Headline/Headline"
import { ButtonLink } from "../components/links/ButtonLink"
import { useCanonicalPath } from "../search/useCanonicalPath"
import { Hero } from "../sections/Hero/Hero"
import { NearestPages } from "../sections/NearestPages/NearestPages"
import { Sections } from "../sections/Section/Sections"
import { SiteLinks } from "../sections/SiteLinks/SiteLinks"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { Seo } from "../seo/Seo"

/** The error page of every unknown address (docs/specification.md, Addresses). */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  useCanonicalPath(location.pathname)
  const { page } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...page.seo} path="/404" hidden />
      <Hero
        trail={[{ label: page.name }]}
        kicker={page.kicker}
        heading={<Headline text={page.heading} />}
        subheading={page.subheading}
        picture={page.picture}
        action={page.action && <ButtonLink {...page.action} arrow />}
      />
      <NearestPages pathname={location.pathname} />
      <TextSection sections={page.sections} />
      <SiteLinks />
    </Sections>
  )
}

export default NotFoundPage

export const query = graphql`
  query NotFoundPage {
    page(slug: { eq: "not-found" }) {
      ...PageCopy
    }
  }
`
